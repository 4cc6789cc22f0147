/** Packages of the distribution, where this is Debian or one of its children and we may install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether the package is installed now. */
export function installDebianPackage(name, purpose) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing the Debian package ${name} ${purpose} ...\n`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0;
}

const COMMANDS = {
  chromium: {
    linux: 'sudo apt-get install chromium',
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
  },
  java: {
    linux: 'sudo apt-get install openjdk-17-jre-headless',
    darwin: 'brew install --cask temurin@17',
    win32: 'winget install EclipseAdoptium.Temurin.17.JRE',
  },
};

/** The command that installs a program of the set-up on this system. */
export function installCommand(program, platform = process.platform) {
  return COMMANDS[program][platform] ?? COMMANDS[program].linux;
}
