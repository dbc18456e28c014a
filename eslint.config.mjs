// The linter's rules: type-aware, and strict about promises, unused code and needless assertions.
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/out/**',
      '**/*.generated.ts',
      'server/src/checks/generated-index.ts',
      '.vscode-host/**',
      '.vscode-web/**',
      '.vscode-test/**',
      'coverage/**',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Style part 3.1: types are imported as types, so that bundles and layers stay honest.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'lib', name: ['URL', 'URLSearchParams'] }] },
      ],
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: ['describe', 'it', 'test'] },
      ],
      // Asking whether an optional method is there is no use of it.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
      'no-control-regex': 'off',
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
  },
);
