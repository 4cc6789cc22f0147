#!/usr/bin/env bash
# Makes the commands `sf mask` known to the Salesforce CLI, from this repository.
set -euo pipefail
cd "$(dirname "$0")/../.."
npm ci --ignore-scripts --no-audit --no-fund
npm run build --workspace sf-plugin
sf plugins link --no-install sf-plugin
