// Unit, law and corpus tests of the core run in vitest; tests inside VS Code use mocha (test/vscode).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/vscode/**', 'node_modules/**'],
    testTimeout: 120_000,
  },
});
