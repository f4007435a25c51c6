// The pages by name; each page's code is loaded on demand or preloaded.
import { lazyPage } from '../routing/lazy-page.tsx';

/** Only the pages that people open all day are named in the shell, which every start loads. */
const others = () => import('./other-pages.ts');

export const adminHome = lazyPage(() =>
  import('../home/admin-home.page.tsx').then((module) => module.AdminHomePage),
);
export const superadminHome = lazyPage(() => others().then((pages) => pages.superadminHome()));
export const staffList = lazyPage(() => others().then((pages) => pages.staffList()));
export const owner = lazyPage(() => others().then((pages) => pages.owner()));
export const addStaff = lazyPage(() => others().then((pages) => pages.addStaff()));
export const editStaff = lazyPage(() => others().then((pages) => pages.editStaff()));
export const editComplaint = lazyPage(() =>
  import('#web/consultation/note/edit-complaint.page.tsx').then(
    (module) => module.EditComplaintPage,
  ),
);
export const bareEditComplaint = lazyPage(() =>
  import('#web/consultation/note/bare-edit-complaint.page.tsx').then(
    (module) => module.BareEditComplaintPage,
  ),
);
export const newComplaint = lazyPage(() => others().then((pages) => pages.newComplaint()));
export const doctorPanel = lazyPage(() =>
  import('#web/queue/doctor-panel/doctor-panel.page.tsx').then((module) => module.DoctorPanelPage),
);
export const searchPatient = lazyPage(() =>
  import('#web/consultation/search/search-patient.page.tsx').then(
    (module) => module.SearchPatientPage,
  ),
);
export const newVisit = lazyPage(() => others().then((pages) => pages.newVisit()));
export const queueBoard = lazyPage(() =>
  import('#web/queue/board/queue-board.page.tsx').then((module) => module.QueueBoardPage),
);
/** Counts in the navigation, not a page. The navigation is shown without them until they have loaded. */
export const counts = lazyPage(() =>
  import('../rail/rail-counts.tsx').then(
    (module) => module.RailCounts,
    () => () => null,
  ),
);
export const addToQueue = lazyPage(() =>
  import('#web/queue/arrivals/add-to-queue.page.tsx').then((module) => module.AddToQueuePage),
);
export const registerPatient = lazyPage(() => others().then((pages) => pages.registerPatient()));
export const patientList = lazyPage(() =>
  import('#web/patients/list/patient-list.page.tsx').then((module) => module.PatientListPage),
);
export const manageAdmission = lazyPage(() => others().then((pages) => pages.manageAdmission()));
export const patientAdmission = lazyPage(() => others().then((pages) => pages.patientAdmission()));
export const admissionBill = lazyPage(() => others().then((pages) => pages.admissionBill()));
export const doctorPatient = lazyPage(() => others().then((pages) => pages.doctorPatient()));
export const patientRecord = lazyPage(() =>
  import('#web/consultation/patient-record/patient-record.page.tsx').then(
    (module) => module.PatientRecordPage,
  ),
);
export const searchPatientRecords = lazyPage(() =>
  others().then((pages) => pages.searchPatientRecords()),
);
export const pastComplaints = lazyPage(() => others().then((pages) => pages.pastComplaints()));
export const patientPharmacyOrders = lazyPage(() =>
  others().then((pages) => pages.patientPharmacyOrders()),
);
export const pharmacyQueue = lazyPage(() =>
  import('#web/pharmacy/queue/pharmacy-queue.page.tsx').then((module) => module.PharmacyQueuePage),
);
export const addOrder = lazyPage(() => others().then((pages) => pages.addOrder()));
export const editOrder = lazyPage(() => others().then((pages) => pages.editOrder()));
export const orderDetails = lazyPage(() => others().then((pages) => pages.orderDetails()));
export const inventory = lazyPage(() => others().then((pages) => pages.inventory()));
export const analysis = lazyPage(() => others().then((pages) => pages.analysis()));
export const addDrug = lazyPage(() => others().then((pages) => pages.addDrug()));
export const editDrug = lazyPage(() => others().then((pages) => pages.editDrug()));
export const pharmacySettings = lazyPage(() => others().then((pages) => pages.pharmacySettings()));
export const billing = lazyPage(() =>
  import('#web/billing/billing.page.tsx').then((module) => module.BillingPage),
);
export const bills = lazyPage(() => others().then((pages) => pages.bills()));
export const patientBills = lazyPage(() => others().then((pages) => pages.patientBills()));
export const dues = lazyPage(() => others().then((pages) => pages.dues()));
export const moneyFlow = lazyPage(() => others().then((pages) => pages.moneyFlow()));
export const dayClose = lazyPage(() => others().then((pages) => pages.dayClose()));
export const planList = lazyPage(() => others().then((pages) => pages.planList()));
export const addPlan = lazyPage(() => others().then((pages) => pages.addPlan()));
export const editPlan = lazyPage(() => others().then((pages) => pages.editPlan()));
export const startSubscription = lazyPage(() =>
  others().then((pages) => pages.startSubscription()),
);
export const clinicPlanList = lazyPage(() => others().then((pages) => pages.clinicPlanList()));
export const addClinicPlan = lazyPage(() => others().then((pages) => pages.addClinicPlan()));
export const editClinicPlan = lazyPage(() => others().then((pages) => pages.editClinicPlan()));
export const buyPro = lazyPage(() => others().then((pages) => pages.buyPro()));
export const users = lazyPage(() => others().then((pages) => pages.users()));
export const labOrders = lazyPage(() =>
  import('#web/lab/orders/lab-orders.page.tsx').then((module) => module.LabOrdersPage),
);
export const createLabOrder = lazyPage(() => others().then((pages) => pages.createLabOrder()));
export const createOrderOfPatient = lazyPage(() =>
  others().then((pages) => pages.createOrderOfPatient()),
);
export const enterReport = lazyPage(() => others().then((pages) => pages.enterReport()));
export const viewReport = lazyPage(() => others().then((pages) => pages.viewReport()));
export const searchReports = lazyPage(() => others().then((pages) => pages.searchReports()));
export const patientLabReports = lazyPage(() =>
  others().then((pages) => pages.patientLabReports()),
);
export const labCatalogue = lazyPage(() => others().then((pages) => pages.labCatalogue()));
export const inventoryOverview = lazyPage(() =>
  others().then((pages) => pages.inventoryOverview()),
);
export const myAccount = lazyPage(() => others().then((pages) => pages.myAccount()));
export const waitingRoom = lazyPage(() => others().then((pages) => pages.waitingRoom()));
