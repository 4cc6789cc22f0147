/** The browser that the page tests need: found, or installed from the distribution's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Says what to install when there is no browser and none can be installed. */
export function setUpBrowser() {
  if (PLACES.some((file) => file !== '' && existsSync(file))) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing the Debian package chromium for the page tests ...\n');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium').status === 0) return;
  }
  process.stderr.write('The page tests need Chromium or Chrome: install it, or name it in CHROMIUM_PATH.\n');
}
