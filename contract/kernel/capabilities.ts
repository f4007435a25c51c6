/**
 * All capabilities, named `slice.verb-noun`. A role has only the capabilities that its row lists.
 */
export const CAPABILITIES = {
  installation: ['check-backups', 'grant-models', 'invite-clinics'],
  users: ['manage-accounts'],
  'clinic-plans': ['view', 'edit'],
  'clinic-subscriptions': ['manage', 'buy'],
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
  consulting: ['see-patients', 'view-panel', 'complete-visit', 'act-for-others'],
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
  certificates: ['view', 'issue', 'cancel'],
  money: ['view-flow', 'close-day', 'view-every-drawer'],
} as const;

export type Catalogue = typeof CAPABILITIES;

/** A permission that an endpoint or a screen requires: `billing.take-payment`. */
export type Capability = {
  [S in keyof Catalogue]: `${S}.${Catalogue[S][number]}`;
}[keyof Catalogue];
