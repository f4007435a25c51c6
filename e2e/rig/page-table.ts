import type { Role } from '#contract/kernel/roles.ts';
import type { Address } from '#web/lib/address/paths.ts';

const NONE = [] as const;

/**
 * Each page for each role that sees it differently. A route without an entry does not compile. The
 * shell's own tests check who has access.
 */
export const PAGES = {
  '/login': NONE,
  '/register': NONE,
  '/reset': NONE,
  // Pages without a session.
  '/display/:code': NONE,
  '/t/:code': NONE,
  '/account': ['superadmin', 'receptionist'],
  '/dashboard': ['superadmin', 'admin', 'receptionist', 'lab', 'pharmacy'],
  '/dashboard/admin': NONE,
  '/dashboard/staff': ['admin'],
  '/dashboard/staff/add': ['admin'],
  '/dashboard/staff/edit/:id': ['admin'],
  '/dashboard/staff/edit': ['admin'],
  '/admin/owner': ['admin'],
  '/dashboard/waiting-room': ['admin', 'receptionist'],
  '/dashboard/appointments': ['receptionist', 'doctor'],
  '/dashboard/appointments/book': ['receptionist'],
  '/dashboard/settings/hours': ['admin'],
  '/dashboard/queue': ['admin', 'doctor'],
  '/dashboard/doctor': ['admin'],
  '/dashboard/search': ['doctor'],
  '/dashboard/:patientId': ['doctor'],
  '/search-patient': ['receptionist', 'lab'],
  '/new-case': ['receptionist'],
  '/dashboard/add-patient': ['doctor', 'receptionist'],
  '/dashboard/patients': ['admin'],
  '/dashboard/patients/add': ['admin'],
  '/dashboard/patients/search': ['admin'],
  '/dashboard/all-patients': ['receptionist'],
  '/all-patients': NONE,
  '/dashboard/subscriptions': ['admin'],
  '/dashboard/subscriptions/add': ['admin'],
  '/dashboard/subscriptions/edit/:id': ['admin'],
  '/dashboard/clinic-subscriptions': ['superadmin'],
  '/dashboard/clinic-subscriptions/add': ['superadmin'],
  '/dashboard/clinic-subscriptions/edit/:id': ['superadmin'],
  '/start-clinic-subscription': ['admin'],
  '/dashboard/users': ['superadmin'],
  '/start-subscription/:patientId': ['receptionist'],
  '/start-subscription': NONE,
  '/patient/:patientId/complaints': ['doctor', 'pharmacy'],
  '/patient/:patientId/pharmacy-orders': ['doctor', 'pharmacy'],
  '/dashboard/analysis': ['admin'],
  '/dashboard/reorder': ['pharmacy'],
  '/dashboard/stock-taking': ['pharmacy'],
  '/dashboard/inventory': ['admin', 'pharmacy'],
  '/dashboard/inventory/add': ['pharmacy'],
  '/dashboard/inventory/edit/:id': ['pharmacy'],
  '/dashboard/inventory/edit': NONE,
  '/dashboard/settings': ['admin', 'pharmacy'],
  '/dashboard/registers': ['pharmacy'],
  '/dashboard/suppliers': ['pharmacy'],
  '/dashboard/suppliers/:id': ['pharmacy'],
  '/dashboard/supplier-returns/new': ['pharmacy'],
  '/dashboard/supplier-returns/:id': ['pharmacy'],
  '/dashboard/patient-record/:patientId': ['doctor', 'pharmacy', 'lab'],
  '/dashboard/search-patient-records': ['pharmacy'],
  '/dashboard/add-order': ['pharmacy'],
  // The same form as for adding.
  '/dashboard/edit-pharmacy-order/:orderId': NONE,
  '/dashboard/orders/:orderId': ['pharmacy'],
  '/dashboard/lab-tests': ['receptionist'],
  '/dashboard/lab-catalogue': ['lab'],
  '/inventory': ['doctor'],
  '/lab-inventory': NONE,
  '/dashboard/bills': ['receptionist'],
  '/patient/:patientId/bills': ['receptionist'],
  '/dashboard/money': ['admin'],
  '/dashboard/day-close': ['receptionist'],
  '/dashboard/books': ['admin'],
  '/dashboard/certificates': ['doctor'],
  '/patient/:patientId/certificates': ['doctor'],
  '/dashboard/dues': ['receptionist'],
  '/dashboard/patients/merge': ['admin'],
  '/lab': NONE,
  '/create-lab-order': ['receptionist'],
  '/lab/create-order/:patientId': NONE,
  '/lab/report/:orderId': NONE,
  '/lab/report': NONE,
  '/lab/enter-report/:orderId': ['lab'],
  '/lab/enter-report': NONE,
  '/lab/view-report/:orderId': ['doctor'],
  '/lab/view-report': NONE,
  '/lab/search-report': ['lab'],
  '/lab/worklist': ['lab'],
  '/patient/:patientId/lab-reports': ['doctor'],
  '/billing': ['receptionist'],
  '/manage-admission': ['receptionist'],
  '/in-patients': ['receptionist'],
  '/patient/:patientId/discharge-summary/:stayId': ['doctor'],
  '/patients/:patientId/manage-admission': NONE,
  '/patient/:patientId/admission-bill': NONE,
  '/patient/:patientId/admission-bill/:billId': ['receptionist'],
  '/edit-complaint': NONE,
  '/edit-complaint/:visitId': ['doctor', 'lab'],
  '/dashboard/edit-complaint/:visitId': ['admin', 'doctor', 'receptionist', 'pharmacy'],
  '/dashboard/edit-complaint': ['doctor'],
} as const satisfies Record<Address, readonly Role[]>;

/** The parts of a page besides its first, each at an address of its own. */
export const SECTIONS: Partial<Record<Role, readonly string[]>> = {
  admin: [
    ...['health', 'access', 'breaches', 'privacy'].map((one) => `/admin/owner?section=${one}`),
    ...['cash', 'stock', 'purchases', 'gst'].map((one) => `/dashboard/books?book=${one}`),
    '/dashboard/analysis?tab=tests',
    '/dashboard?settings=open',
  ],
  pharmacy: ['h1', 'x', 'destroyed'].map((one) => `/dashboard/registers?register=${one}`),
  superadmin: ['/dashboard/users?tab=clinics'],
};

/** The pages without a session. */
export const SIGNED_OUT = ['/login', '/register', '/reset', '/display/:code', '/t/:code'] as const;

/** A role with pages of its own. */
export type PageRole = (typeof PAGES)[keyof typeof PAGES][number];

export const ROLES_WITH_PAGES: readonly PageRole[] = [...new Set(Object.values(PAGES).flat())];

/** The pages of a role, and their sections. */
export function addressesOf(role: PageRole): readonly string[] {
  const rows = Object.entries(PAGES);
  const own = rows.filter(([, roles]) => roles.some((one) => one === role));
  return [...own.map(([address]) => address), ...(SECTIONS[role] ?? [])];
}

/** The records of the pages beside the daily ones. */
export type FurtherIds = {
  readonly inPatientId: string;
  readonly stayId: string;
  readonly admissionBillId: string;
  readonly supplierId: string;
  readonly returnId: string;
  readonly planId: string;
  readonly clinicPlanId: string;
  readonly drugId: string;
  /** The code of a display, and of a visit's place in the queue. */
  readonly displayCode: string;
  readonly placeCode: string;
};

/** The records that the pages show. */
export type PageIds = FurtherIds & {
  readonly staffId: string;
  readonly patientId: string;
  readonly visitId: string;
  readonly orderId: string;
  readonly labOrderId: string;
};

/** The record behind `:id`, by the part of the address before it. */
const ID_OF = {
  '/dashboard/staff/edit/': 'staffId',
  '/dashboard/subscriptions/edit/': 'planId',
  '/dashboard/clinic-subscriptions/edit/': 'clinicPlanId',
  '/dashboard/inventory/edit/': 'drugId',
  '/dashboard/suppliers/': 'supplierId',
  '/dashboard/supplier-returns/': 'returnId',
} as const satisfies Record<string, keyof PageIds>;

/** An address with its ids filled in. */
export function pathOf(address: string, ids: PageIds): string {
  const [, idName = 'staffId'] =
    Object.entries(ID_OF).find(([start]) => address === `${start}:id`) ?? [];
  const isOfStay = /:stayId|:billId/.test(address);
  return address
    .replace(':id', ids[idName])
    .replace(':patientId', isOfStay ? ids.inPatientId : ids.patientId)
    .replace(':orderId', address.startsWith('/lab/') ? ids.labOrderId : ids.orderId)
    .replace(':visitId', ids.visitId)
    .replace(':stayId', ids.stayId)
    .replace(':billId', ids.admissionBillId)
    .replace(':code', address.startsWith('/t/') ? ids.placeCode : ids.displayCode);
}
