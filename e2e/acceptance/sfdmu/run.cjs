/** `sfdmu:run` without the CLI of its time around it: what oclif does for a plugin's command. */
const path = require('node:path');
const { default: Run } = require('sfdmu/lib/commands/sfdmu/run');

const root = path.dirname(require.resolve('sfdmu/package.json'));
Run.plugin = { root, name: 'sfdmu' };
Run.run(process.argv.slice(2), root).catch((error) => {
  console.error(error);
  process.exit(1);
});
