export { readFollowUpWindow } from './follow-up-window.ts';
export { SEES_NO_PATIENTS } from './staff.columns.ts';
export { staffRoutes } from './staff.routes.ts';
export { isActiveDoctor } from './staff.store.ts';
