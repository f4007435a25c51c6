import type { RoleRow } from '../kernel/permissions.ts';

/** Roles that only tests know: each is the one row that a new role takes. */
export const NEW_ROLES = {
  nurse: {
    label: 'Nurse',
    panel: 'Nurse Panel',
    worksIn: 'clinic',
    desk: 'reception',
    may: {
      account: ['view-password-history'],
      events: ['follow'],
      clinic: ['view-settings'],
      staff: ['view'],
      patients: ['view'],
      queue: ['view', 'add-patient'],
      record: ['view', 'take-vitals'],
      'critical-results': ['view'],
    },
  },
  visitor: { label: 'Visitor', panel: 'Visitor Panel', worksIn: 'clinic', may: {} },
} as const satisfies Readonly<Record<string, RoleRow>>;
