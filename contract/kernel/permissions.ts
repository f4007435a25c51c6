import type { Catalogue } from './capabilities.ts';

/** A person's working area: their home page, and the order of their sections. */
export type Desk =
  | 'installation'
  | 'clinic'
  | 'consulting'
  | 'reception'
  | 'laboratory'
  | 'dispensary';

/** The definition of a role. */
export type RoleRow = {
  /** The role's name on screens (specification 2, section 3). */
  readonly label: string;
  /** The name of the working area in the header. */
  readonly panel: string;
  /** The records that the role works on: those of one clinic, or those of the installation. */
  readonly worksIn: 'installation' | 'clinic' | 'nowhere';
  readonly desk?: Desk;
  readonly may: { readonly [S in keyof Catalogue]?: readonly Catalogue[S][number][] };
};

/**
 * The permissions, one row per role. A new role is a new row, and has only the capabilities that it
 * lists. The database accepts it after a migration of `users_role_check` (decision 063). Only the
 * owner, who is one of the admins, has `owner` and `access` (decision 057).
 */
export const ROLE_TABLE = {
  superadmin: {
    label: 'Super Admin',
    panel: 'Super Admin Panel',
    worksIn: 'installation',
    desk: 'installation',
    may: {
      installation: ['check-backups', 'grant-models', 'invite-clinics'],
      users: ['manage-accounts'],
      'clinic-plans': ['view', 'edit'],
      'clinic-subscriptions': ['manage'],
    },
  },
  admin: {
    label: 'Admin',
    panel: 'Admin Panel',
    worksIn: 'clinic',
    desk: 'clinic',
    may: {
      'clinic-plans': ['view'],
      'clinic-subscriptions': ['buy'],
      account: ['view-password-history'],
      events: ['follow'],
      heavy: ['watch-turns'],
      clinic: [
        'view-settings',
        'edit-settings',
        'edit-charges',
        'edit-rules',
        'edit-letterhead',
        'edit-pharmacy',
      ],
      staff: ['view', 'edit'],
      owner: ['manage-people', 'transfer-clinic'],
      access: ['trace-records', 'record-breaches'],
      privacy: ['record-consent', 'copy-record', 'edit-notices', 'erase-patients'],
      backup: ['export-clinic', 'check-health'],
      tutorial: ['take'],
      overview: ['view', 'count'],
      corrections: ['undo-later'],
      patients: ['view', 'register', 'edit', 'merge'],
      queue: ['view', 'add-patient', 'move-visit', 'view-unbilled'],
      appointments: ['view', 'book', 'edit-hours', 'edit-all-hours'],
      'waiting-room': ['view', 'edit'],
      consulting: ['view-panel', 'complete-visit', 'act-for-others'],
      record: ['view', 'write', 'take-vitals', 'delete-complaint'],
      favourites: ['view', 'edit'],
      ai: ['ask', 'apply-proposals'],
      prescriptions: ['view', 'write', 'dispense', 'take-returns'],
      drugs: ['view', 'edit', 'import', 'export'],
      stock: ['adjust', 'analyse'],
      suppliers: ['view', 'edit', 'pay', 'keep-account', 'return'],
      registers: ['view'],
      lab: ['view-orders', 'order-tests', 'move-orders', 'enter-report', 'correct-orders'],
      'lab-catalogue': ['view', 'edit'],
      'critical-results': ['view', 'acknowledge', 'record-call'],
      admissions: ['view', 'view-bill', 'admit', 'take-payment'],
      billing: ['view-bill', 'create-bill', 'take-payment', 'list-bills', 'cancel-bill'],
      refunds: ['settle', 'pay-back'],
      subscriptions: ['view-plans', 'edit-plans', 'sell'],
      books: ['view', 'enter-cash'],
      certificates: ['view', 'cancel'],
      money: ['view-flow', 'close-day', 'view-every-drawer'],
    },
  },
  doctor: {
    label: 'Doctor',
    panel: 'Doctor Panel',
    worksIn: 'clinic',
    desk: 'consulting',
    may: {
      account: ['view-password-history'],
      events: ['follow'],
      heavy: ['watch-turns'],
      clinic: ['view-settings', 'edit-settings'],
      staff: ['view'],
      privacy: ['record-consent', 'copy-record'],
      overview: ['count'],
      patients: ['view', 'register', 'edit'],
      queue: ['view', 'add-patient', 'move-visit'],
      appointments: ['view', 'book', 'edit-hours'],
      consulting: ['see-patients', 'view-panel', 'complete-visit'],
      record: ['view', 'write', 'take-vitals', 'delete-complaint'],
      favourites: ['view', 'edit'],
      ai: ['ask', 'apply-proposals'],
      prescriptions: ['view', 'write', 'dispense'],
      drugs: ['view'],
      lab: ['view-orders', 'order-tests', 'move-orders', 'correct-orders'],
      'lab-catalogue': ['view'],
      'critical-results': ['view', 'acknowledge', 'record-call'],
      certificates: ['view', 'issue', 'cancel'],
      admissions: ['view', 'view-bill', 'admit'],
      billing: ['view-bill', 'create-bill', 'take-payment'],
      refunds: ['pay-back'],
      subscriptions: ['view-plans'],
    },
  },
  receptionist: {
    label: 'Receptionist',
    panel: 'Reception Panel',
    worksIn: 'clinic',
    desk: 'reception',
    may: {
      account: ['view-password-history'],
      events: ['follow'],
      heavy: ['watch-turns'],
      clinic: ['view-settings'],
      staff: ['view'],
      privacy: ['record-consent'],
      overview: ['count'],
      patients: ['view', 'register', 'edit'],
      queue: ['view', 'add-patient', 'move-visit', 'view-unbilled'],
      appointments: ['view', 'book'],
      'waiting-room': ['view'],
      consulting: ['act-for-others'],
      record: ['view', 'write', 'take-vitals'],
      ai: ['ask', 'apply-proposals'],
      prescriptions: ['view', 'dispense'],
      drugs: ['view'],
      lab: ['view-orders', 'order-tests', 'move-orders', 'enter-report'],
      'lab-catalogue': ['view'],
      'critical-results': ['view', 'record-call'],
      certificates: ['view'],
      admissions: ['view', 'view-bill', 'admit', 'take-payment'],
      billing: ['view-bill', 'create-bill', 'take-payment', 'list-bills'],
      refunds: ['pay-back'],
      subscriptions: ['view-plans', 'sell'],
      money: ['close-day'],
    },
  },
  lab: {
    label: 'Lab Technician',
    panel: 'Lab Panel',
    worksIn: 'clinic',
    desk: 'laboratory',
    may: {
      account: ['view-password-history'],
      events: ['follow'],
      heavy: ['watch-turns'],
      clinic: ['view-settings'],
      staff: ['view'],
      overview: ['count'],
      patients: ['view', 'register'],
      queue: ['view', 'add-patient'],
      record: ['view'],
      ai: ['ask', 'apply-proposals'],
      prescriptions: ['view'],
      drugs: ['view'],
      lab: ['view-orders', 'order-tests', 'move-orders', 'enter-report', 'correct-orders'],
      'lab-catalogue': ['view', 'edit'],
      'critical-results': ['view', 'record-call'],
      admissions: ['view', 'view-bill'],
      billing: ['view-bill', 'create-bill', 'take-payment', 'list-bills'],
      subscriptions: ['view-plans'],
      money: ['close-day'],
    },
  },
  pharmacy: {
    label: 'Pharmacist',
    panel: 'Pharmacy Panel',
    worksIn: 'clinic',
    desk: 'dispensary',
    may: {
      account: ['view-password-history'],
      events: ['follow'],
      heavy: ['watch-turns'],
      clinic: ['view-settings', 'edit-pharmacy'],
      staff: ['view'],
      overview: ['count'],
      patients: ['view', 'register'],
      queue: ['view', 'add-patient'],
      record: ['view'],
      ai: ['ask', 'apply-proposals'],
      prescriptions: ['view', 'write', 'dispense', 'take-returns'],
      drugs: ['view', 'edit', 'import', 'export'],
      stock: ['adjust', 'analyse'],
      suppliers: ['view', 'edit', 'pay', 'return'],
      registers: ['view'],
      lab: ['view-orders'],
      'lab-catalogue': ['view'],
      'critical-results': ['view'],
      admissions: ['view', 'view-bill'],
      billing: ['view-bill', 'create-bill', 'take-payment', 'list-bills'],
      refunds: ['pay-back'],
      subscriptions: ['view-plans'],
      money: ['close-day'],
    },
  },
  user: { label: 'User', panel: 'User Panel', worksIn: 'nowhere', may: {} },
} as const satisfies Readonly<Record<string, RoleRow>>;
