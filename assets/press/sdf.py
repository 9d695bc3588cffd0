"""Signed distances and repeatable noise for numba: the building blocks of the marched rooms.

A distance is negative inside a body. All lengths are in the units of the scene that uses them.
"""

import math

from numba import njit

# -------------------------------------------------------------------- noise


@njit
def hash2(ix, iy):
    """A repeatable random number 0..1 for two integers."""
    n = (ix * 374761393 + iy * 668265263) & 0x7FFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7FFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


@njit
def hash3(ix, iy, iz):
    """A repeatable random number 0..1 for three integers."""
    return hash2(ix + iz * 131, iy + iz * 911 + 17)


@njit
def value_noise(x, y, z):
    """Smooth noise 0..1 with one lump per unit."""
    ix, iy, iz = math.floor(x), math.floor(y), math.floor(z)
    fx, fy, fz = x - ix, y - iy, z - iz
    fx, fy, fz = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)
    a = hash3(ix, iy, iz) * (1 - fx) + hash3(ix + 1, iy, iz) * fx
    b = hash3(ix, iy + 1, iz) * (1 - fx) + hash3(ix + 1, iy + 1, iz) * fx
    c = hash3(ix, iy, iz + 1) * (1 - fx) + hash3(ix + 1, iy, iz + 1) * fx
    d = hash3(ix, iy + 1, iz + 1) * (1 - fx) + hash3(ix + 1, iy + 1, iz + 1) * fx
    return (a * (1 - fy) + b * fy) * (1 - fz) + (c * (1 - fy) + d * fy) * fz


@njit
def fractal(x, y, z, octaves):
    """Noise 0..1 of several octaves."""
    total, weight, amplitude = 0.0, 0.0, 0.5
    for _ in range(octaves):
        total += amplitude * value_noise(x, y, z)
        weight += amplitude
        amplitude *= 0.5
        x, y, z = x * 2.03 + 1.7, y * 2.01 + 9.2, z * 2.02 + 3.3
    return total / weight


@njit
def ramp(a, b, x):
    """Smooth step: 0 at a, 1 at b (which may be below a)."""
    t = min(1.0, max(0.0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


# -------------------------------------------------------------------- primitives


@njit
def box(x, y, z, a, b, c):
    """Distance to a box of half sizes a, b, c."""
    qx, qy, qz = abs(x) - a, abs(y) - b, abs(z) - c
    outside = math.sqrt(max(qx, 0.0) ** 2 + max(qy, 0.0) ** 2 + max(qz, 0.0) ** 2)
    return outside + min(max(qx, max(qy, qz)), 0.0)


@njit
def ball(x, y, z, radius):
    """Distance to a ball."""
    return math.sqrt(x * x + y * y + z * z) - radius


@njit
def capsule(x, y, z, ax, ay, az, bx, by, bz, ra, rb):
    """Distance to a rod from a to b whose radius goes from ra to rb."""
    vx, vy, vz = bx - ax, by - ay, bz - az
    t = ((x - ax) * vx + (y - ay) * vy + (z - az) * vz) / (vx * vx + vy * vy + vz * vz)
    t = min(1.0, max(0.0, t))
    return ball(x - ax - vx * t, y - ay - vy * t, z - az - vz * t, ra + (rb - ra) * t)


@njit
def arch(x, y, half, spring):
    """Distance in the plane to an arched opening without a lower end; negative inside."""
    if y > spring:
        return math.sqrt(x * x + (y - spring) ** 2) - half
    return abs(x) - half


@njit
def blend(a, b, k):
    """The smaller of two distances, with the crease filled over a width k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit
def seam(position, width):
    """Distance to the nearest joint of parts `width` apart."""
    f = position / width
    f -= math.floor(f)
    return min(f, 1 - f) * width
