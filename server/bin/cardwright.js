#!/usr/bin/env node
// Starts the built command line program.
require('../dist/cli.js');
