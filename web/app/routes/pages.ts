// The pages by name; each page's code is loaded on demand or preloaded.
import { lazyPage } from '../routing/lazy-page.tsx';

/** Only the pages that people open all day are named in the shell, which every start loads. */
const other = (name: keyof typeof import('./other-pages.ts')) =>
  lazyPage(() => import('./other-pages.ts').then((pages) => pages[name]()));

export const adminHome = lazyPage(() =>
  import('../home/admin-home.page.tsx').then((module) => module.AdminHomePage),
);
export const superadminHome = other('superadminHome');
export const staffList = other('staffList');
export const owner = other('owner');
export const addStaff = other('addStaff');
export const editStaff = other('editStaff');
export const editComplaint = lazyPage(() =>
  import('#web/consultation/note/edit-complaint.page.tsx').then(
    (module) => module.EditComplaintPage,
  ),
);
export const bareEditComplaint = other('bareEditComplaint');
export const newComplaint = other('newComplaint');
export const doctorPanel = lazyPage(() =>
  import('#web/consultation/history/doctor-panel.page.tsx').then(
    (module) => module.DoctorPanelPage,
  ),
);
export const searchPatient = other('searchPatient');
export const newVisit = other('newVisit');
export const queueBoard = lazyPage(() =>
  import('../home/desk-queue.page.tsx').then(({ DeskQueuePage, readAhead }) => {
    readAhead();
    return DeskQueuePage;
  }),
);
/** Counts in the navigation, not a page. The navigation is shown without them until they have loaded. */
export const counts = lazyPage(() =>
  import('../rail/rail-counts.tsx').then(
    (module) => module.RailCounts,
    () => () => null,
  ),
);
export const addToQueue = lazyPage(() =>
  import('../home/arrival.page.tsx').then((module) => module.ArrivalPage),
);
export const registerPatient = other('registerPatient');
export const patientList = lazyPage(() =>
  import('#web/patients/list/patient-list.page.tsx').then(({ PatientListPage, readAhead }) => {
    readAhead();
    return PatientListPage;
  }),
);
export const manageAdmission = other('manageAdmission');
export const dischargeSummary = other('dischargeSummary');
export const inPatients = other('inPatients');
export const patientAdmission = other('patientAdmission');
export const admissionBill = other('admissionBill');
export const doctorPatient = other('doctorPatient');
export const patientRecord = lazyPage(() =>
  import('#web/consultation/patient-record/patient-record.page.tsx').then(
    (module) => module.PatientRecordPage,
  ),
);
export const searchPatientRecords = other('searchPatientRecords');
export const pastComplaints = other('pastComplaints');
export const patientPharmacyOrders = other('patientPharmacyOrders');
export const pharmacyQueue = lazyPage(() =>
  import('#web/pharmacy/queue/pharmacy-queue.page.tsx').then((module) => module.PharmacyQueuePage),
);
export const addOrder = other('addOrder');
export const editOrder = other('editOrder');
export const orderDetails = other('orderDetails');
export const inventory = other('inventory');
export const analysis = other('analysis');
export const reorder = other('reorder');
export const stockTaking = other('stockTaking');
export const addDrug = other('addDrug');
export const editDrug = other('editDrug');
export const pharmacySettings = other('pharmacySettings');
export const registers = other('registers');
export const suppliers = other('suppliers');
export const supplierLedger = other('supplierLedger');
export const returnGoods = other('returnGoods');
export const debitNote = other('debitNote');
export const billing = lazyPage(() =>
  import('#web/billing/billing.page.tsx').then((module) => module.BillingPage),
);
export const bills = other('bills');
export const patientBills = other('patientBills');
export const mergePatients = other('mergePatients');
export const dues = other('dues');
export const moneyFlow = other('moneyFlow');
export const dayClose = other('dayClose');
export const planList = other('planList');
export const addPlan = other('addPlan');
export const editPlan = other('editPlan');
export const startSubscription = other('startSubscription');
export const clinicPlanList = other('clinicPlanList');
export const addClinicPlan = other('addClinicPlan');
export const editClinicPlan = other('editClinicPlan');
export const buyPro = other('buyPro');
export const users = other('users');
export const labOrders = lazyPage(() =>
  import('#web/lab/orders/lab-orders.page.tsx').then((module) => module.LabOrdersPage),
);
export const createLabOrder = other('createLabOrder');
export const createOrderOfPatient = other('createOrderOfPatient');
export const enterReport = other('enterReport');
export const viewReport = other('viewReport');
export const searchReports = other('searchReports');
export const books = other('books');
export const certificates = other('certificates');
export const patientCertificates = other('patientCertificates');
export const labWorklist = other('labWorklist');
export const patientLabReports = other('patientLabReports');
export const labCatalogue = other('labCatalogue');
export const inventoryOverview = other('inventoryOverview');
export const myAccount = other('myAccount');
export const appointments = other('appointments');
export const bookAppointment = other('bookAppointment');
export const doctorHours = other('doctorHours');
export const waitingRoom = other('waitingRoom');
