// The pages by name; each page's code is loaded on demand or preloaded.
import { lazyPage } from '../routing/lazy-page.tsx';

export const adminHome = lazyPage(() =>
  import('../home/admin-home.page.tsx').then((module) => module.AdminHomePage),
);
export const superadminHome = lazyPage(() =>
  import('../home/superadmin-home.page.tsx').then((module) => module.SuperadminHomePage),
);
export const staffList = lazyPage(() =>
  import('#web/staff/staff-list.page.tsx').then((module) => module.StaffListPage),
);
export const owner = lazyPage(() =>
  import('../home/owner.page.tsx').then((module) => module.OwnerPage),
);
export const addStaff = lazyPage(() =>
  import('#web/staff/add-staff.page.tsx').then((module) => module.AddStaffPage),
);
export const editStaff = lazyPage(() =>
  import('#web/staff/edit-staff.page.tsx').then((module) => module.EditStaffPage),
);
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
export const newComplaint = lazyPage(() =>
  import('#web/consultation/note/new-complaint.page.tsx').then((module) => module.NewComplaintPage),
);
export const doctorPanel = lazyPage(() =>
  import('#web/queue/doctor-panel/doctor-panel.page.tsx').then((module) => module.DoctorPanelPage),
);
export const searchPatient = lazyPage(() =>
  import('#web/consultation/search/search-patient.page.tsx').then(
    (module) => module.SearchPatientPage,
  ),
);
export const newVisit = lazyPage(() =>
  import('#web/consultation/note/new-visit.page.tsx').then((module) => module.NewVisitPage),
);
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
export const registerPatient = lazyPage(() =>
  import('#web/patients/register/register-patient.page.tsx').then(
    (module) => module.RegisterPatientPage,
  ),
);
export const patientList = lazyPage(() =>
  import('#web/patients/list/patient-list.page.tsx').then((module) => module.PatientListPage),
);
export const manageAdmission = lazyPage(() =>
  import('#web/admissions/manage-admission.page.tsx').then((module) => module.ManageAdmissionPage),
);
export const patientAdmission = lazyPage(() =>
  import('#web/admissions/patient-admission.page.tsx').then(
    (module) => module.PatientAdmissionPage,
  ),
);
export const admissionBill = lazyPage(() =>
  import('#web/admissions/bill/admission-bill.page.tsx').then((module) => module.AdmissionBillPage),
);
export const doctorPatient = lazyPage(() =>
  import('#web/consultation/history/doctor-patient.page.tsx').then(
    (module) => module.DoctorPatientPage,
  ),
);
export const patientRecord = lazyPage(() =>
  import('#web/consultation/patient-record/patient-record.page.tsx').then(
    (module) => module.PatientRecordPage,
  ),
);
export const searchPatientRecords = lazyPage(() =>
  import('#web/consultation/search/search-patient-records.page.tsx').then(
    (module) => module.SearchPatientRecordsPage,
  ),
);
export const pastComplaints = lazyPage(() =>
  import('#web/consultation/history/past-complaints.page.tsx').then(
    (module) => module.PastComplaintsPage,
  ),
);
export const patientPharmacyOrders = lazyPage(() =>
  import('#web/pharmacy/orders/patient-pharmacy-orders.page.tsx').then(
    (module) => module.PatientPharmacyOrdersPage,
  ),
);
export const pharmacyQueue = lazyPage(() =>
  import('#web/pharmacy/queue/pharmacy-queue.page.tsx').then((module) => module.PharmacyQueuePage),
);
export const addOrder = lazyPage(() =>
  import('#web/pharmacy/order-form/add-order.page.tsx').then((module) => module.AddOrderPage),
);
export const editOrder = lazyPage(() =>
  import('#web/pharmacy/order-form/edit-order.page.tsx').then((module) => module.EditOrderPage),
);
export const orderDetails = lazyPage(() =>
  import('#web/pharmacy/orders/order-details.page.tsx').then((module) => module.OrderDetailsPage),
);
export const inventory = lazyPage(() =>
  import('#web/pharmacy/inventory/inventory.page.tsx').then((module) => module.InventoryPage),
);
export const analysis = lazyPage(() =>
  import('#web/inventory/analysis.page.tsx').then((module) => module.AnalysisPage),
);
export const addDrug = lazyPage(() =>
  import('#web/pharmacy/inventory/add-drug.page.tsx').then((module) => module.AddDrugPage),
);
export const editDrug = lazyPage(() =>
  import('#web/pharmacy/inventory/edit-drug.page.tsx').then((module) => module.EditDrugPage),
);
export const pharmacySettings = lazyPage(() =>
  import('#web/pharmacy/settings/pharmacy-settings.page.tsx').then(
    (module) => module.PharmacySettingsPage,
  ),
);
export const billing = lazyPage(() =>
  import('#web/billing/billing.page.tsx').then((module) => module.BillingPage),
);
export const bills = lazyPage(() =>
  import('#web/billing/list/bill-list.page.tsx').then((module) => module.BillListPage),
);
export const patientBills = lazyPage(() =>
  import('#web/billing/list/patient-bills.page.tsx').then((module) => module.PatientBillsPage),
);
export const moneyFlow = lazyPage(() =>
  import('#web/money/money-flow.page.tsx').then((module) => module.MoneyFlowPage),
);
export const dayClose = lazyPage(() =>
  import('#web/money/day-close.page.tsx').then((module) => module.DayClosePage),
);
export const planList = lazyPage(() =>
  import('#web/subscriptions/plan-list.page.tsx').then((module) => module.PlanListPage),
);
export const addPlan = lazyPage(() =>
  import('#web/subscriptions/add-plan.page.tsx').then((module) => module.AddPlanPage),
);
export const editPlan = lazyPage(() =>
  import('#web/subscriptions/edit-plan.page.tsx').then((module) => module.EditPlanPage),
);
export const startSubscription = lazyPage(() =>
  import('#web/subscriptions/start-subscription.page.tsx').then(
    (module) => module.StartSubscriptionPage,
  ),
);
export const clinicPlanList = lazyPage(() =>
  import('#web/clinic-subscriptions/clinic-plan-list.page.tsx').then(
    (module) => module.ClinicPlanListPage,
  ),
);
export const addClinicPlan = lazyPage(() =>
  import('#web/clinic-subscriptions/add-clinic-plan.page.tsx').then(
    (module) => module.AddClinicPlanPage,
  ),
);
export const editClinicPlan = lazyPage(() =>
  import('#web/clinic-subscriptions/edit-clinic-plan.page.tsx').then(
    (module) => module.EditClinicPlanPage,
  ),
);
export const buyPro = lazyPage(() =>
  import('#web/clinic-subscriptions/buy-pro.page.tsx').then((module) => module.BuyProPage),
);
export const users = lazyPage(() =>
  import('#web/users/users.page.tsx').then((module) => module.UsersPage),
);
export const labOrders = lazyPage(() =>
  import('#web/lab/orders/lab-orders.page.tsx').then((module) => module.LabOrdersPage),
);
export const createLabOrder = lazyPage(() =>
  import('#web/lab/orders/create-lab-order.page.tsx').then((module) => module.CreateLabOrderPage),
);
export const createOrderOfPatient = lazyPage(() =>
  import('#web/lab/orders/create-lab-order.page.tsx').then(
    (module) => module.CreateOrderOfPatientPage,
  ),
);
export const enterReport = lazyPage(() =>
  import('#web/lab/reports/enter-report.page.tsx').then((module) => module.EnterReportPage),
);
export const viewReport = lazyPage(() =>
  import('#web/lab/reports/view-report.page.tsx').then((module) => module.ViewReportPage),
);
export const searchReports = lazyPage(() =>
  import('#web/lab/reports/search-reports.page.tsx').then((module) => module.SearchReportsPage),
);
export const patientLabReports = lazyPage(() =>
  import('#web/lab/reports/patient-lab-reports.page.tsx').then(
    (module) => module.PatientLabReportsPage,
  ),
);
export const labCatalogue = lazyPage(() =>
  import('#web/inventory/lab-catalogue.page.tsx').then((module) => module.LabCataloguePage),
);
export const inventoryOverview = lazyPage(() =>
  import('#web/inventory/inventory-overview.page.tsx').then(
    (module) => module.InventoryOverviewPage,
  ),
);
export const myAccount = lazyPage(() =>
  import('#web/account/account.page.tsx').then((module) => module.AccountPage),
);
