import { defineProject } from 'vitest/config';
import web, { NEW_ROLE } from './vitest.web.config.ts';

/** The table of roles is another one there, so this file shares no module with others. */
export default defineProject({
  ...web,
  test: { ...web.test, name: 'web-roles', include: [NEW_ROLE], exclude: [], isolate: true },
});
