# Shared by .ci/run and .ci/nightly: what they need of the system, and a fresh copy to work in.
# Sourced from the root of the repository; leaves the shell in the copy, with $python, $work and $scraps set.

step() { printf '\n=== %s (%d s)\n' "$1" "$SECONDS"; }

system_packages() {
  step "system packages"
  local -A packages=(
    [git]=git [Xvfb]=xvfb [xdotool]=xdotool [openbox]=openbox [xwininfo]=x11-utils [import]=imagemagick [objdump]=binutils
    [gcc]=gcc [make]=make [patch]=patch [xz]=xz-utils
    [node]=nodejs [npm]=npm
    [desktop-file-validate]=desktop-file-utils [appstreamcli]=appstream [dpkg-deb]=dpkg [makensis]=nsis
    [mksquashfs]=squashfs-tools [debootstrap]=debootstrap
    [flatpak-builder]=flatpak-builder
  )
  local missing=() command
  for command in "${!packages[@]}"; do
    command -v "$command" >/dev/null || missing+=("${packages[$command]}")
  done
  python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
  # the system's own message box needs the fonts of the X server, without which SDL shows none
  [ -d /usr/share/fonts/X11/misc ] || missing+=(xfonts-base)
  # PyInstaller wants Python as a shared library, which Debian keeps apart
  python3 -c 'import ctypes, sysconfig; ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))' 2>/dev/null ||
    missing+=("libpython$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')")
  if ((${#missing[@]})); then
    echo "installing: ${missing[*]}"
    [ "$(id -u)" = 0 ] || { echo "these are missing, and only root can install them: ${missing[*]}" >&2; exit 1; }
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  fi
  for command in "${!packages[@]}"; do
    command -v "$command" >/dev/null || { echo "$command is still missing" >&2; exit 1; }
  done
}

fresh_copy() {
  step "a fresh copy"
  work=$(mktemp -d)
  chmod 755 "$work" # one test runs the program as nobody
  # tests write thousands of small files, and some disks are slow to delete them: in memory, if there is room
  local room shelf=()
  room=$(df --output=avail --block-size=M /dev/shm 2>/dev/null | tr -dc 0-9 || true)
  [ "${room:-0}" -lt 4000 ] || shelf=(-p /dev/shm)
  scraps=$(mktemp -d "${shelf[@]}")
  chmod 755 "$scraps"
  git ls-files -z --cached --others --exclude-standard |
    tar --null --files-from=- --ignore-failed-read --create --file=- 2>/dev/null | tar --extract --file=- --directory="$work"
  cd "$work"
  git init -q # some tools look for the root of a repository
  python=$work/.venv/bin/python
}

# The command under README.md's comment <!-- $1 -->.
readme_command() { sed -n "/<!-- $1 -->/,/^\`\`\`\$/p" README.md | sed '1,2d;$d'; }

press_tests() { # of these markers; the press has libraries of its own, and so its own environment
  step "the press: $1"
  python3 -m venv .press
  .press/bin/pip install -q -e ".[art]" pytest pytest-xdist
  .press/bin/python -m pytest -m "$1" tests/press -n 1 --complete
}
