/** What somebody reads whose machine lacks Java or a browser and who may install nothing: one sentence with the command that installs it. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { installCommand } from './debian.mjs';

/** What a script prints on a machine of somebody who is not the administrator. */
function said(module: string, call: string): string {
  const url = pathToFileURL(path.resolve('scripts', 'lib', module)).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `process.getuid = () => 1000; const setUp = await import(${JSON.stringify(url)}); ${call}`,
    ],
    { encoding: 'utf8', env: { ...process.env, JAVA_HOME: path.resolve('nowhere') } },
  );
  expect(status).toBe(0);
  return stdout + stderr;
}

describe('a missing program is said in one sentence with the command that installs it', () => {
  test('Java', () => {
    expect(said('java.mjs', 'setUp.setUpJava();')).toBe(
      `The checks of the Apex need Java 17 or later: install it with "${installCommand('java')}", or name it in JAVA_HOME.\n`,
    );
  });

  test('the browser', () => {
    expect(said('browser.mjs', "setUp.setUpBrowser(['']);")).toBe(
      `The page tests need Chromium or Chrome: install it with "${installCommand('chromium')}", or name it in CHROMIUM_PATH.\n`,
    );
  });

  const commands: readonly (readonly [NodeJS.Platform, string, string])[] = [
    ['linux', 'sudo apt-get install chromium', 'sudo apt-get install openjdk-17-jre-headless'],
    ['darwin', 'brew install --cask google-chrome', 'brew install --cask temurin@17'],
    ['win32', 'winget install Google.Chrome', 'winget install EclipseAdoptium.Temurin.17.JRE'],
  ];
  test.each(commands)('on %s', (platform, browser, java) => {
    expect([installCommand('chromium', platform), installCommand('java', platform)]).toEqual([browser, java]);
  });
});
