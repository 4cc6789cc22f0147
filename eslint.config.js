import js from '@eslint/js';
import lwcConfig from '@salesforce/eslint-config-lwc';
import tseslint from 'typescript-eslint';

const COMPONENTS = 'force-app/**/lwc/**';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.local-org/**',
      'coverage/**',
      'test-results/**',
      'deploy/**',
      'build/**',
      'force-app/**/*.js',
      'docs/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      // Marker classes: what code asks for with instanceof.
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      // Text of Apex may hold any character; patterns name control characters on purpose.
      'no-control-regex': 'off',
    },
  },
  {
    // Tests are left out: the function of a suite holds its tests. Exceptions have their reasons in config/accepted-findings.json.
    files: ['**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['**/*.test.ts', '**/test/**', 'e2e/**'],
    rules: {
      'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      complexity: ['warn', 20],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        CustomEvent: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    files: [`${COMPONENTS}/*.ts`],
    // Salesforce's rules; typescript-eslint after them replaces their Babel parser.
    extends: [...lwcConfig.configs.recommended, ...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // Named, because options are merged: those of the Babel parser would stay in.
      parserOptions: { project: './force-app/main/app/lwc/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Core rules that know no types: their typescript-eslint twins or tsc do the work.
      'no-undef': 'off',
      'no-shadow': 'off',
      '@typescript-eslint/no-shadow': 'error',
      'no-unused-vars': 'off',
      'no-use-before-define': 'off',
      // Marks a promise nobody waits for.
      'no-void': 'off',
      // Prettier takes the parentheses away.
      'no-confusing-arrow': 'off',
      'import/named': 'off',
      'import/namespace': 'off',
      'import/default': 'off',
      'import/export': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MethodDefinition > PrivateIdentifier',
          message: "#private methods are not generally available in LWC; use TypeScript's private.",
        },
      ],
    },
  },
  {
    files: [`${COMPONENTS}/__tests__/**`],
    rules: {
      '@lwc/lwc/no-unexpected-wire-adapter-usages': 'off',
      '@lwc/lwc/no-async-operation': 'off',
      // A test waits for one turn of the page after another.
      'no-await-in-loop': 'off',
    },
  },
  {
    files: [`${COMPONENTS}/*.ts`],
    ignores: [`${COMPONENTS}/__tests__/**`],
    rules: { 'jest/expect-expect': 'off', 'jest/no-standalone-expect': 'off' },
  },
);
