import { createRecord } from '#contract/consultation/consultation.endpoints.ts';
import { CLINIC_ROLES, ROLES, type Role } from '#contract/kernel/roles.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES, type Address } from '#web/lib/paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

export type AppRoute = {
  readonly address: Address;
  /** Who has the page; for anybody else the address does not exist. */
  readonly roles: readonly Role[];
  readonly page: LazyPage;
  /** Its name in the navigation, where it stands in this table's order. */
  readonly nav?: string;
  /** Its name where pages are found by name, when it is not in the navigation. */
  readonly name?: string;
  /** Drawn without the header. */
  readonly bare?: true;
};

const adminHome = lazyPage(() =>
  import('./admin-home.page.tsx').then((module) => module.AdminHomePage),
);
const superadminHome = lazyPage(() =>
  import('./superadmin-home.page.tsx').then((module) => module.SuperadminHomePage),
);
const staffList = lazyPage(() =>
  import('#web/staff/staff-list.page.tsx').then((module) => module.StaffListPage),
);
const addStaff = lazyPage(() =>
  import('#web/staff/add-staff.page.tsx').then((module) => module.AddStaffPage),
);
const editStaff = lazyPage(() =>
  import('#web/staff/edit-staff.page.tsx').then((module) => module.EditStaffPage),
);
const editComplaint = lazyPage(() =>
  import('#web/consultation/edit-complaint.page.tsx').then((module) => module.EditComplaintPage),
);
const bareEditComplaint = lazyPage(() =>
  import('#web/consultation/bare-edit-complaint.page.tsx').then(
    (module) => module.BareEditComplaintPage,
  ),
);
const newComplaint = lazyPage(() =>
  import('#web/consultation/new-complaint.page.tsx').then((module) => module.NewComplaintPage),
);
const doctorPanel = lazyPage(() =>
  import('#web/queue/doctor-panel.page.tsx').then((module) => module.DoctorPanelPage),
);
const searchPatient = lazyPage(() =>
  import('#web/consultation/search-patient.page.tsx').then((module) => module.SearchPatientPage),
);
const newCase = lazyPage(() =>
  import('#web/consultation/new-case.page.tsx').then((module) => module.NewCasePage),
);
const queueBoard = lazyPage(() =>
  import('#web/queue/queue-board.page.tsx').then((module) => module.QueueBoardPage),
);
const addToQueue = lazyPage(() =>
  import('#web/queue/add-to-queue.page.tsx').then((module) => module.AddToQueuePage),
);
const registerPatient = lazyPage(() =>
  import('#web/patients/register-patient.page.tsx').then((module) => module.RegisterPatientPage),
);
const patientList = lazyPage(() =>
  import('#web/patients/patient-list.page.tsx').then((module) => module.PatientListPage),
);
const manageAdmission = lazyPage(() =>
  import('#web/admissions/manage-admission.page.tsx').then((module) => module.ManageAdmissionPage),
);
const patientAdmission = lazyPage(() =>
  import('#web/admissions/patient-admission.page.tsx').then(
    (module) => module.PatientAdmissionPage,
  ),
);
const admissionBill = lazyPage(() =>
  import('#web/admissions/admission-bill.page.tsx').then((module) => module.AdmissionBillPage),
);

const doctorPatient = lazyPage(() =>
  import('#web/consultation/doctor-patient.page.tsx').then((module) => module.DoctorPatientPage),
);
const pastComplaints = lazyPage(() =>
  import('#web/consultation/past-complaints.page.tsx').then((module) => module.PastComplaintsPage),
);
const patientPharmacyOrders = lazyPage(() =>
  import('#web/pharmacy/patient-pharmacy-orders.page.tsx').then(
    (module) => module.PatientPharmacyOrdersPage,
  ),
);
const inventory = lazyPage(() =>
  import('#web/pharmacy/inventory.page.tsx').then((module) => module.InventoryPage),
);
const addDrug = lazyPage(() =>
  import('#web/pharmacy/add-drug.page.tsx').then((module) => module.AddDrugPage),
);
const editDrug = lazyPage(() =>
  import('#web/pharmacy/edit-drug.page.tsx').then((module) => module.EditDrugPage),
);
const pharmacySettings = lazyPage(() =>
  import('#web/pharmacy/pharmacy-settings.page.tsx').then((module) => module.PharmacySettingsPage),
);

const billing = lazyPage(() =>
  import('#web/billing/billing.page.tsx').then((module) => module.BillingPage),
);
const planList = lazyPage(() =>
  import('#web/subscriptions/plan-list.page.tsx').then((module) => module.PlanListPage),
);
const addPlan = lazyPage(() =>
  import('#web/subscriptions/add-plan.page.tsx').then((module) => module.AddPlanPage),
);
const editPlan = lazyPage(() =>
  import('#web/subscriptions/edit-plan.page.tsx').then((module) => module.EditPlanPage),
);
const startSubscription = lazyPage(() =>
  import('#web/subscriptions/start-subscription.page.tsx').then(
    (module) => module.StartSubscriptionPage,
  ),
);

const labOrders = lazyPage(() =>
  import('#web/lab/lab-orders.page.tsx').then((module) => module.LabOrdersPage),
);

/** Every page behind the sign-in, one line each (specification 1, section 2). */
const ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.dashboard, roles: ['superadmin'], page: superadminHome, nav: 'Overview' },
  { address: ADDRESSES.dashboard, roles: ['admin'], page: adminHome, nav: 'Overview' },
  { address: ADDRESSES.staff, roles: ['admin'], page: staffList, nav: 'Staff' },
  { address: ADDRESSES.addStaff, roles: ['admin'], page: addStaff, name: 'Add staff member' },
  { address: ADDRESSES.editStaff, roles: ['admin'], page: editStaff },
  { address: ADDRESSES.editStaffWithoutId, roles: ['admin'], page: editStaff },
  {
    address: ADDRESSES.dashboard,
    roles: ['receptionist', 'pharmacy'],
    page: queueBoard,
    nav: 'Queue',
  },
  { address: ADDRESSES.dashboard, roles: ['lab'], page: labOrders, nav: 'Lab' },
  // The tabs of the reception dashboard are its sections, in the specification's order.
  { address: ADDRESSES.newCase, roles: ['receptionist'], page: newCase, nav: 'OpenOPD AI' },
  {
    address: ADDRESSES.manageAdmission,
    roles: ['receptionist'],
    page: manageAdmission,
    nav: 'Manage Admission',
  },
  { address: ADDRESSES.queue, roles: ['admin'], page: queueBoard, nav: 'Queue' },
  { address: ADDRESSES.queue, roles: ['doctor'], page: doctorPanel, nav: 'Queue' },
  { address: ADDRESSES.doctorPanel, roles: ['admin'], page: doctorPanel, name: 'Doctor panel' },
  { address: ADDRESSES.doctorSearch, roles: ['doctor'], page: searchPatient, nav: 'Search' },
  { address: ADDRESSES.adminPatients, roles: ['admin'], page: patientList, nav: 'All Patients' },
  {
    address: ADDRESSES.allPatients,
    roles: ['receptionist'],
    page: patientList,
    nav: 'All Patients',
  },
  { address: ADDRESSES.labTests, roles: ['receptionist'], page: labOrders, nav: 'Lab Tests' },
  { address: ADDRESSES.adminSearchPatients, roles: ['admin'], page: patientList },
  {
    address: ADDRESSES.adminAddPatient,
    roles: ['admin'],
    page: registerPatient,
    name: 'Register patient',
  },
  { address: ADDRESSES.plans, roles: ['admin'], page: planList, name: 'Subscription plans' },
  { address: ADDRESSES.addPlan, roles: ['admin'], page: addPlan },
  { address: ADDRESSES.editPlan, roles: ['admin'], page: editPlan },
  {
    address: ADDRESSES.startSubscription,
    roles: updatePatient.roles,
    page: startSubscription,
  },
  {
    address: ADDRESSES.addPatient,
    roles: ['admin', 'doctor'],
    page: addToQueue,
    nav: 'Add patient',
  },
  // Reached from the queue's button, not a tab.
  {
    address: ADDRESSES.addPatient,
    roles: ['receptionist'],
    page: addToQueue,
    name: 'Add patient to queue',
  },
  {
    address: ADDRESSES.doctorPatient,
    roles: ['doctor'],
    page: doctorPatient,
    name: 'Record and history',
  },
  {
    address: ADDRESSES.patientComplaints,
    roles: CLINIC_ROLES,
    page: pastComplaints,
    name: 'Past complaints',
  },
  {
    address: ADDRESSES.patientPharmacyOrders,
    roles: CLINIC_ROLES,
    page: patientPharmacyOrders,
    name: 'Pharmacy orders',
  },
  {
    address: ADDRESSES.inventory,
    roles: ['admin', 'pharmacy'],
    page: inventory,
    nav: 'Inventory',
  },
  { address: ADDRESSES.addDrug, roles: ['admin', 'pharmacy'], page: addDrug, name: 'Add drug' },
  { address: ADDRESSES.editDrug, roles: ['admin', 'pharmacy'], page: editDrug },
  {
    address: ADDRESSES.pharmacySettings,
    roles: ['pharmacy'],
    page: pharmacySettings,
    name: 'Pharmacy settings',
  },
  {
    address: ADDRESSES.searchPatient,
    roles: CLINIC_ROLES,
    page: searchPatient,
    name: 'Search patient',
  },
  {
    address: ADDRESSES.newComplaint,
    roles: createRecord.roles,
    page: newComplaint,
    name: 'New case',
  },
  { address: ADDRESSES.billing, roles: CLINIC_ROLES, page: billing },
  {
    address: ADDRESSES.manageAdmission,
    roles: ['admin', 'doctor'],
    page: manageAdmission,
    nav: 'Admissions',
  },
  {
    address: ADDRESSES.manageAdmission,
    roles: ['lab', 'pharmacy'],
    page: manageAdmission,
    name: 'Admissions',
  },
  { address: ADDRESSES.admissionBill, roles: CLINIC_ROLES, page: admissionBill },
  { address: ADDRESSES.admissionBillWithoutId, roles: CLINIC_ROLES, page: admissionBill },
  { address: ADDRESSES.patientManageAdmission, roles: CLINIC_ROLES, page: patientAdmission },
  { address: ADDRESSES.editComplaint, roles: CLINIC_ROLES, page: editComplaint },
  {
    address: ADDRESSES.bareEditComplaint,
    roles: CLINIC_ROLES,
    page: bareEditComplaint,
    bare: true,
  },
  {
    address: ADDRESSES.bareEditComplaintWithoutId,
    roles: CLINIC_ROLES,
    page: bareEditComplaint,
    bare: true,
  },
];

type Redirect = {
  readonly from: string;
  readonly to: Address;
  readonly roles: readonly Role[];
};

/** Addresses that only lead to another one. */
const REDIRECTS: readonly Redirect[] = [
  { from: ADDRESSES.dashboard, to: ADDRESSES.doctorSearch, roles: ['doctor'] },
  { from: ADDRESSES.doctorPanel, to: ADDRESSES.queue, roles: ['doctor'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.allPatients, roles: ['receptionist'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.adminPatients, roles: ['admin'] },
  { from: ADDRESSES.admin, to: ADDRESSES.dashboard, roles: ROLES },
  { from: '/pharmacy/inventory', to: ADDRESSES.inventory, roles: ['admin', 'pharmacy'] },
  { from: '/dashboard/pharmacy-queue', to: ADDRESSES.dashboard, roles: ROLES },
];

/** What an address under /dashboard says that its role does not have; the other roles are sent back. */
export const UNKNOWN_SECTIONS: Partial<Record<Role, string>> = {
  superadmin: 'Unknown Super Admin Section',
  admin: 'Unknown Admin Section',
  doctor: 'Unknown Doctor Section',
  receptionist: 'Unknown Reception Section',
};

/** For a role whose own /dashboard does not exist. */
export function unknownRoleMessage(role: Role): string {
  return `Unknown role (${role}) or dashboard not implemented.`;
}

/** The pages of a role, in the table's order. */
export function routesOf(role: Role): AppRoute[] {
  return ROUTES.filter((route) => route.roles.includes(role));
}

/** The redirects of a role. */
export function redirectsOf(role: Role): Redirect[] {
  return REDIRECTS.filter((redirect) => redirect.roles.includes(role));
}
