import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { ON_DEVELOPMENT_REACT, PROCESSOR_TIME, screens } from './vitest.web.config.ts';

/** The pages whose tests run on React's development build, for its warnings. */
export default defineProject({
  plugins: [react()],
  test: {
    ...screens,
    name: 'web-development',
    setupFiles: [PROCESSOR_TIME, 'web/testing/react/development.ts', 'web/testing/setup.ts'],
    include: ON_DEVELOPMENT_REACT,
  },
});
