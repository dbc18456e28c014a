#!/usr/bin/env node
// Starts the built language server: `cardwright-language-server --stdio`.
require('../dist/language-server.js');
