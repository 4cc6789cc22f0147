#!/usr/bin/env node
/** The commands without the Salesforce CLI around them: `node sf-plugin/bin/run.js mask run`. */
import { execute } from '@oclif/core';

await execute({ dir: import.meta.url });
