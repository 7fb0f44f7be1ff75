import { spawnSync } from "node:child_process";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { applyPatch, commandOf, readPlantedFaults } from "./setup/planted-faults.mjs";
import { root } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

// Applies one fault after the other and expects its check to fail. Arguments select faults by name.
requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);

const wanted = process.argv.slice(2);
const faults = readPlantedFaults().filter(
  ({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one)),
);
const passes = (check) => spawnSync(process.execPath, commandOf(check), { cwd: root, stdio: "ignore" }).status === 0;

let planted;
const revert = () => {
  if (planted) applyPatch(planted.file, "-R");
  planted = undefined;
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    revert();
    process.exit(1);
  });

const failing = [...new Set(faults.map(({ check }) => check))].filter((check) => !passes(check));
for (const check of failing) console.error(`${check}: fails without any planted fault`);

const missed = [];
for (const fault of faults) {
  const { stderr, status } = applyPatch(fault.file);
  if (status !== 0) {
    console.error(`${fault.name}: does not apply\n${stderr}`);
    missed.push(fault);
    continue;
  }
  planted = fault;
  const isCaught = !passes(fault.check);
  revert();
  console.log(`${isCaught ? "caught" : "MISSED"} ${fault.name} by ${fault.check}`);
  if (!isCaught) missed.push(fault);
}
console.log(`${faults.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length === 0 && failing.length === 0 ? 0 : 1;
