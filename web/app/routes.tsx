import { CLINIC_ROLES, ROLES, type Role } from '#contract/kernel/roles.ts';
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
const patientRecord = lazyPage(() =>
  import('#web/consultation/patient-record.page.tsx').then((module) => module.PatientRecordPage),
);
const searchPatientRecords = lazyPage(() =>
  import('#web/consultation/search-patient-records.page.tsx').then(
    (module) => module.SearchPatientRecordsPage,
  ),
);
const pastComplaints = lazyPage(() =>
  import('#web/consultation/past-complaints.page.tsx').then((module) => module.PastComplaintsPage),
);
const patientPharmacyOrders = lazyPage(() =>
  import('#web/pharmacy/patient-pharmacy-orders.page.tsx').then(
    (module) => module.PatientPharmacyOrdersPage,
  ),
);
const pharmacyQueue = lazyPage(() =>
  import('#web/pharmacy/pharmacy-queue.page.tsx').then((module) => module.PharmacyQueuePage),
);
const addOrder = lazyPage(() =>
  import('#web/pharmacy/add-order.page.tsx').then((module) => module.AddOrderPage),
);
const editOrder = lazyPage(() =>
  import('#web/pharmacy/edit-order.page.tsx').then((module) => module.EditOrderPage),
);
const orderDetails = lazyPage(() =>
  import('#web/pharmacy/order-details.page.tsx').then((module) => module.OrderDetailsPage),
);
const inventory = lazyPage(() =>
  import('#web/pharmacy/inventory.page.tsx').then((module) => module.InventoryPage),
);
const analysis = lazyPage(() =>
  import('#web/inventory/analysis.page.tsx').then((module) => module.AnalysisPage),
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
const bills = lazyPage(() =>
  import('#web/billing/bill-list.page.tsx').then((module) => module.BillListPage),
);
const patientBills = lazyPage(() =>
  import('#web/billing/patient-bills.page.tsx').then((module) => module.PatientBillsPage),
);
const moneyFlow = lazyPage(() =>
  import('#web/money/money-flow.page.tsx').then((module) => module.MoneyFlowPage),
);
const dayClose = lazyPage(() =>
  import('#web/money/day-close.page.tsx').then((module) => module.DayClosePage),
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

const clinicPlanList = lazyPage(() =>
  import('#web/clinic-subscriptions/clinic-plan-list.page.tsx').then(
    (module) => module.ClinicPlanListPage,
  ),
);
const addClinicPlan = lazyPage(() =>
  import('#web/clinic-subscriptions/add-clinic-plan.page.tsx').then(
    (module) => module.AddClinicPlanPage,
  ),
);
const editClinicPlan = lazyPage(() =>
  import('#web/clinic-subscriptions/edit-clinic-plan.page.tsx').then(
    (module) => module.EditClinicPlanPage,
  ),
);
const buyPro = lazyPage(() =>
  import('#web/clinic-subscriptions/buy-pro.page.tsx').then((module) => module.BuyProPage),
);
const users = lazyPage(() =>
  import('#web/users/users.page.tsx').then((module) => module.UsersPage),
);

const labOrders = lazyPage(() =>
  import('#web/lab/lab-orders.page.tsx').then((module) => module.LabOrdersPage),
);
const createLabOrder = lazyPage(() =>
  import('#web/lab/create-lab-order.page.tsx').then((module) => module.CreateLabOrderPage),
);
const createOrderOfPatient = lazyPage(() =>
  import('#web/lab/create-lab-order.page.tsx').then((module) => module.CreateOrderOfPatientPage),
);
const enterReport = lazyPage(() =>
  import('#web/lab/enter-report.page.tsx').then((module) => module.EnterReportPage),
);
const viewReport = lazyPage(() =>
  import('#web/lab/view-report.page.tsx').then((module) => module.ViewReportPage),
);
const searchReports = lazyPage(() =>
  import('#web/lab/search-reports.page.tsx').then((module) => module.SearchReportsPage),
);
const patientLabReports = lazyPage(() =>
  import('#web/lab/patient-lab-reports.page.tsx').then((module) => module.PatientLabReportsPage),
);

const labCatalogue = lazyPage(() =>
  import('#web/inventory/lab-catalogue.page.tsx').then((module) => module.LabCataloguePage),
);
const inventoryOverview = lazyPage(() =>
  import('#web/inventory/inventory-overview.page.tsx').then(
    (module) => module.InventoryOverviewPage,
  ),
);

/** Who takes cash, lists bills and closes a day. */
const CASHIERS = ['admin', 'receptionist', 'pharmacy', 'lab'] as const;
const LAB_ORDERERS = ['admin', 'doctor', 'receptionist', 'lab'] as const;
const LAB_REPORTERS = ['admin', 'receptionist', 'lab'] as const;

/**
 * Every page behind the sign-in, one line each (specification 1, section 2). Whom a page needs a call for is
 * written out: the endpoints with their schemas would be read before the first page is. A test compares.
 */
const ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.dashboard, roles: ['superadmin'], page: superadminHome, nav: 'Overview' },
  {
    address: ADDRESSES.clinicPlans,
    roles: ['superadmin'],
    page: clinicPlanList,
    nav: 'Clinic Plans',
  },
  {
    address: ADDRESSES.addClinicPlan,
    roles: ['superadmin'],
    page: addClinicPlan,
    name: 'Add clinic plan',
  },
  { address: ADDRESSES.editClinicPlan, roles: ['superadmin'], page: editClinicPlan },
  { address: ADDRESSES.users, roles: ['superadmin'], page: users, nav: 'Users' },
  { address: ADDRESSES.dashboard, roles: ['admin'], page: adminHome, nav: 'Overview' },
  { address: ADDRESSES.staff, roles: ['admin'], page: staffList, nav: 'Staff' },
  { address: ADDRESSES.addStaff, roles: ['admin'], page: addStaff, name: 'Add staff member' },
  { address: ADDRESSES.editStaff, roles: ['admin'], page: editStaff },
  { address: ADDRESSES.editStaffWithoutId, roles: ['admin'], page: editStaff },
  { address: ADDRESSES.dashboard, roles: ['receptionist'], page: queueBoard, nav: 'Queue' },
  { address: ADDRESSES.dashboard, roles: ['pharmacy'], page: pharmacyQueue, nav: 'Queue' },
  { address: ADDRESSES.dashboard, roles: ['lab'], page: labOrders, nav: 'Lab' },
  { address: ADDRESSES.labCatalogue, roles: ['lab'], page: labCatalogue, nav: 'Lab tests' },
  { address: ADDRESSES.labCatalogue, roles: ['admin'], page: labCatalogue, name: 'Lab tests' },
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
  { address: ADDRESSES.buyPro, roles: ['admin'], page: buyPro, name: 'Buy Pro Plan' },
  { address: ADDRESSES.addPlan, roles: ['admin'], page: addPlan },
  { address: ADDRESSES.editPlan, roles: ['admin'], page: editPlan },
  {
    address: ADDRESSES.startSubscription,
    roles: ['admin', 'doctor', 'receptionist'],
    page: startSubscription,
  },
  {
    address: ADDRESSES.startSubscriptionWithoutId,
    roles: ['admin', 'doctor', 'receptionist'],
    page: startSubscription,
  },
  {
    address: ADDRESSES.addPatient,
    roles: ['admin', 'doctor'],
    page: addToQueue,
    nav: 'Add patient',
  },
  // Reached from the queue's button, not a tab; the route is shared by everybody of a clinic.
  {
    address: ADDRESSES.addPatient,
    roles: ['receptionist', 'lab', 'pharmacy'],
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
    address: ADDRESSES.patientRecord,
    roles: CLINIC_ROLES,
    page: patientRecord,
    name: 'Patient record',
  },
  {
    address: ADDRESSES.searchPatientRecords,
    roles: ['pharmacy'],
    page: searchPatientRecords,
    name: 'AI Patient Search',
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
    address: ADDRESSES.addPharmacyOrder,
    roles: ['admin', 'doctor', 'pharmacy'],
    page: addOrder,
    name: 'Add pharmacy order',
  },
  {
    address: ADDRESSES.editPharmacyOrder,
    roles: ['admin', 'doctor', 'pharmacy'],
    page: editOrder,
  },
  { address: ADDRESSES.pharmacyOrder, roles: CLINIC_ROLES, page: orderDetails },
  {
    address: ADDRESSES.inventory,
    roles: ['admin', 'pharmacy'],
    page: inventory,
    nav: 'Inventory',
  },
  {
    address: ADDRESSES.analysis,
    roles: ['admin', 'pharmacy'],
    page: analysis,
    name: 'Inventory analysis',
  },
  { address: ADDRESSES.addDrug, roles: ['admin', 'pharmacy'], page: addDrug, name: 'Add drug' },
  { address: ADDRESSES.editDrug, roles: ['admin', 'pharmacy'], page: editDrug },
  { address: ADDRESSES.editDrugWithoutId, roles: ['admin', 'pharmacy'], page: editDrug },
  {
    address: ADDRESSES.pharmacySettings,
    roles: ['pharmacy'],
    page: pharmacySettings,
    name: 'Pharmacy settings',
  },
  {
    address: ADDRESSES.inventoryOverview,
    roles: CLINIC_ROLES,
    page: inventoryOverview,
    name: 'Inventory overview',
  },
  { address: ADDRESSES.labInventory, roles: CLINIC_ROLES, page: inventoryOverview },
  {
    address: ADDRESSES.searchPatient,
    roles: CLINIC_ROLES,
    page: searchPatient,
    name: 'Search patient',
  },
  {
    address: ADDRESSES.newComplaint,
    roles: ['admin', 'doctor', 'receptionist'],
    page: newComplaint,
    name: 'New case',
  },
  { address: ADDRESSES.money, roles: ['admin'], page: moneyFlow, name: 'Money Flow' },
  { address: ADDRESSES.bills, roles: ['admin', 'pharmacy', 'lab'], page: bills, nav: 'Bills' },
  // The reception's sections are the five of the specification: it comes here from its queue.
  { address: ADDRESSES.bills, roles: ['receptionist'], page: bills, name: 'Bills' },
  { address: ADDRESSES.dayClose, roles: CASHIERS, page: dayClose, name: 'Day close' },
  {
    address: ADDRESSES.patientBills,
    roles: CASHIERS,
    page: patientBills,
    name: 'Bills of the patient',
  },
  {
    address: ADDRESSES.createLabOrder,
    roles: LAB_ORDERERS,
    page: createLabOrder,
    name: 'New lab order',
  },
  {
    address: ADDRESSES.createLabOrderOfPatient,
    roles: LAB_ORDERERS,
    page: createOrderOfPatient,
  },
  { address: ADDRESSES.labReport, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.labReportWithoutId, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.enterLabReport, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.enterLabReportWithoutId, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.viewLabReport, roles: CLINIC_ROLES, page: viewReport },
  { address: ADDRESSES.viewLabReportWithoutId, roles: CLINIC_ROLES, page: viewReport },
  {
    address: ADDRESSES.searchLabReports,
    roles: CLINIC_ROLES,
    page: searchReports,
    name: 'Search lab reports',
  },
  {
    address: ADDRESSES.patientLabReports,
    roles: CLINIC_ROLES,
    page: patientLabReports,
    name: 'Lab reports',
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

/** Addresses that only lead to another one; /pharmacy and /lab lead home, as whatever is unknown does. */
const REDIRECTS: readonly Redirect[] = [
  { from: ADDRESSES.dashboard, to: ADDRESSES.doctorSearch, roles: ['doctor'] },
  { from: ADDRESSES.doctorPanel, to: ADDRESSES.queue, roles: ['doctor'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.allPatients, roles: ['receptionist'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.adminPatients, roles: ['admin'] },
  { from: ADDRESSES.admin, to: ADDRESSES.dashboard, roles: ROLES },
  { from: '/pharmacy/inventory', to: ADDRESSES.inventory, roles: ROLES },
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
