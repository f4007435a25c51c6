import { generatePath, type PathParam } from 'react-router';

/** Every address of the application. Routes match these, links are built from them. */
export const ADDRESSES = {
  login: '/login',
  register: '/register',
  reset: '/reset',
  account: '/account',
  dashboard: '/dashboard',
  admin: '/dashboard/admin',
  staff: '/dashboard/staff',
  addStaff: '/dashboard/staff/add',
  editStaff: '/dashboard/staff/edit/:id',
  editStaffWithoutId: '/dashboard/staff/edit',
  owner: '/admin/owner',
  queue: '/dashboard/queue',
  doctorPanel: '/dashboard/doctor',
  doctorSearch: '/dashboard/search',
  doctorPatient: '/dashboard/:patientId',
  searchPatient: '/search-patient',
  newVisit: '/new-case',
  addPatient: '/dashboard/add-patient',
  adminPatients: '/dashboard/patients',
  adminAddPatient: '/dashboard/patients/add',
  adminSearchPatients: '/dashboard/patients/search',
  allPatients: '/dashboard/all-patients',
  everyPatient: '/all-patients',
  plans: '/dashboard/subscriptions',
  addPlan: '/dashboard/subscriptions/add',
  editPlan: '/dashboard/subscriptions/edit/:id',
  clinicPlans: '/dashboard/clinic-subscriptions',
  addClinicPlan: '/dashboard/clinic-subscriptions/add',
  editClinicPlan: '/dashboard/clinic-subscriptions/edit/:id',
  buyPro: '/start-clinic-subscription',
  users: '/dashboard/users',
  startSubscription: '/start-subscription/:patientId',
  startSubscriptionWithoutId: '/start-subscription',
  analysis: '/dashboard/analysis',
  inventory: '/dashboard/inventory',
  addDrug: '/dashboard/inventory/add',
  editDrug: '/dashboard/inventory/edit/:id',
  editDrugWithoutId: '/dashboard/inventory/edit',
  pharmacySettings: '/dashboard/settings',
  patientRecord: '/dashboard/patient-record/:patientId',
  searchPatientRecords: '/dashboard/search-patient-records',
  addPharmacyOrder: '/dashboard/add-order',
  editPharmacyOrder: '/dashboard/edit-pharmacy-order/:orderId',
  pharmacyOrder: '/dashboard/orders/:orderId',
  patientComplaints: '/patient/:patientId/complaints',
  patientPharmacyOrders: '/patient/:patientId/pharmacy-orders',
  labTests: '/dashboard/lab-tests',
  labCatalogue: '/dashboard/lab-catalogue',
  inventoryOverview: '/inventory',
  labInventory: '/lab-inventory',
  bills: '/dashboard/bills',
  patientBills: '/patient/:patientId/bills',
  money: '/dashboard/money',
  dayClose: '/dashboard/day-close',
  lab: '/lab',
  createLabOrder: '/create-lab-order',
  createLabOrderOfPatient: '/lab/create-order/:patientId',
  labReport: '/lab/report/:orderId',
  labReportWithoutId: '/lab/report',
  enterLabReport: '/lab/enter-report/:orderId',
  enterLabReportWithoutId: '/lab/enter-report',
  viewLabReport: '/lab/view-report/:orderId',
  viewLabReportWithoutId: '/lab/view-report',
  searchLabReports: '/lab/search-report',
  patientLabReports: '/patient/:patientId/lab-reports',
  billing: '/billing',
  manageAdmission: '/manage-admission',
  patientManageAdmission: '/patients/:patientId/manage-admission',
  admissionBill: '/patient/:patientId/admission-bill/:billId',
  admissionBillWithoutId: '/patient/:patientId/admission-bill',
  newComplaint: '/edit-complaint',
  editComplaint: '/edit-complaint/:visitId',
  bareEditComplaint: '/dashboard/edit-complaint/:visitId',
  bareEditComplaintWithoutId: '/dashboard/edit-complaint',
} as const;
export type Address = (typeof ADDRESSES)[keyof typeof ADDRESSES];

/** Whether an address is complete without the id of a record. */
export function isPlace({ address }: { readonly address: string }): boolean {
  return !address.includes(':');
}

/** A link to an address, its parameters filled in: `pathTo(ADDRESSES.editStaff, { id })`. */
export function pathTo<A extends Address>(
  address: A,
  ...[params]: PathParam<A> extends never ? [] : [params: { readonly [K in PathParam<A>]: string }]
): string {
  return generatePath<string>(address, params ?? {});
}
