/**
 * What runs before node_modules exists: plain ES2020, no dependencies, on any Node from 20.19 on.
 */

/** Oldest Node that can run npm's install and this folder. */
const OLDEST = [20, 19];
/** Oldest Node that runs everything else, where npm brings no pinned one for the platform. */
const NEEDED = 24;

/** Ends the process with a sentence when this Node is too old to go on. */
export function requireUsableNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  giveUp(
    `This needs Node ${OLDEST.join('.')} or newer to start with, and this is ${process.version}: see https://nodejs.org`,
  );
}

/** Whether this very process may run the TypeScript tools itself. */
export function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED;
}

/** Prints one sentence and ends with a failure. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
