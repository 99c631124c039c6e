// `npm start`. The machine's Node runs this file, so it uses no feature newer than Node 14 and no static imports.
const NEEDED = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < NEEDED) {
  console.error(
    'Forkfront needs Node ' +
      NEEDED +
      ' or newer to start; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org, then run npm start again.',
  );
  process.exitCode = 1;
} else {
  void import('./lib/startProduct.mjs').then(({ startProduct }) => startProduct());
}
