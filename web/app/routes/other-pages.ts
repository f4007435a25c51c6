// The code of the pages that `pages.ts` does not name itself.
export const superadminHome = () =>
  import('../home/superadmin-home.page.tsx').then((module) => module.SuperadminHomePage);
export const staffList = () =>
  import('#web/staff/staff-list.page.tsx').then((module) => module.StaffListPage);
export const owner = () => import('../home/owner.page.tsx').then((module) => module.OwnerPage);
export const addStaff = () =>
  import('#web/staff/add-staff.page.tsx').then((module) => module.AddStaffPage);
export const editStaff = () =>
  import('#web/staff/edit-staff.page.tsx').then((module) => module.EditStaffPage);
export const dischargeSummary = () =>
  import('#web/discharge/discharge-summary.page.tsx').then((module) => module.DischargeSummaryPage);
export const inPatients = () =>
  import('#web/admissions/in-patients/in-patients.page.tsx').then(
    (module) => module.InPatientsPage,
  );
export const patientAdmission = () =>
  import('#web/admissions/patient-admission.page.tsx').then(
    (module) => module.PatientAdmissionPage,
  );
export const admissionBill = () =>
  import('#web/admissions/bill/admission-bill.page.tsx').then((module) => module.AdmissionBillPage);
export const pastComplaints = () =>
  import('#web/consultation/history/past-complaints.page.tsx').then(
    (module) => module.PastComplaintsPage,
  );
export const patientPharmacyOrders = () =>
  import('#web/pharmacy/orders/patient-pharmacy-orders.page.tsx').then(
    (module) => module.PatientPharmacyOrdersPage,
  );
export const reorder = () =>
  import('#web/pharmacy/reorder/reorder.page.tsx').then((module) => module.ReorderPage);
export const stockTaking = () =>
  import('#web/pharmacy/stock-taking/stock-taking.page.tsx').then(
    (module) => module.StockTakingPage,
  );
export const analysis = () =>
  import('#web/inventory/analysis.page.tsx').then((module) => module.AnalysisPage);
export const addDrug = () =>
  import('#web/pharmacy/inventory/add-drug.page.tsx').then((module) => module.AddDrugPage);
export const editDrug = () =>
  import('#web/pharmacy/inventory/edit-drug.page.tsx').then((module) => module.EditDrugPage);
export const registers = () =>
  import('#web/pharmacy/registers/registers.page.tsx').then((module) => module.RegistersPage);
export const suppliers = () =>
  import('#web/pharmacy/suppliers/suppliers.page.tsx').then((module) => module.SuppliersPage);
export const supplierLedger = () =>
  import('#web/pharmacy/supplier-ledger/supplier-ledger.page.tsx').then(
    (module) => module.SupplierLedgerPage,
  );
export const returnGoods = () =>
  import('#web/pharmacy/supplier-returns/return-goods.page.tsx').then(
    (module) => module.ReturnGoodsPage,
  );
export const debitNote = () =>
  import('#web/pharmacy/supplier-returns/debit-note.page.tsx').then(
    (module) => module.DebitNotePage,
  );
export const pharmacySettings = () =>
  import('#web/pharmacy/settings/pharmacy-settings.page.tsx').then(
    (module) => module.PharmacySettingsPage,
  );
export const patientBills = () =>
  import('#web/billing/list/patient-bills.page.tsx').then((module) => module.PatientBillsPage);
export const moneyFlow = () =>
  import('#web/money/money-flow.page.tsx').then((module) => module.MoneyFlowPage);
export const mergePatients = () =>
  import('#web/merges/merge-patients.page.tsx').then((module) => module.MergePatientsPage);
export const dues = () => import('#web/dues/dues.page.tsx').then((module) => module.DuesPage);
export const dayClose = () =>
  import('#web/money/day-close.page.tsx').then((module) => module.DayClosePage);
export const planList = () =>
  import('#web/subscriptions/plan-list.page.tsx').then((module) => module.PlanListPage);
export const addPlan = () =>
  import('#web/subscriptions/add-plan.page.tsx').then((module) => module.AddPlanPage);
export const editPlan = () =>
  import('#web/subscriptions/edit-plan.page.tsx').then((module) => module.EditPlanPage);
export const startSubscription = () =>
  import('#web/subscriptions/start-subscription.page.tsx').then(
    (module) => module.StartSubscriptionPage,
  );
export const clinicPlanList = () =>
  import('#web/clinic-subscriptions/clinic-plan-list.page.tsx').then(
    (module) => module.ClinicPlanListPage,
  );
export const addClinicPlan = () =>
  import('#web/clinic-subscriptions/add-clinic-plan.page.tsx').then(
    (module) => module.AddClinicPlanPage,
  );
export const editClinicPlan = () =>
  import('#web/clinic-subscriptions/edit-clinic-plan.page.tsx').then(
    (module) => module.EditClinicPlanPage,
  );
export const buyPro = () =>
  import('#web/clinic-subscriptions/buy-pro.page.tsx').then((module) => module.BuyProPage);
export const users = () => import('#web/users/users.page.tsx').then((module) => module.UsersPage);
export const searchReports = () =>
  import('#web/lab/reports/search-reports.page.tsx').then((module) => module.SearchReportsPage);
export const books = () => import('#web/books/books.page.tsx').then((module) => module.BooksPage);
export const bareEditComplaint = () =>
  import('#web/consultation/note/bare-edit-complaint.page.tsx').then(
    ({ BareEditComplaintPage, readAhead }) => {
      readAhead();
      return BareEditComplaintPage;
    },
  );
export const searchPatient = () =>
  import('#web/consultation/search/search-patient.page.tsx').then(
    (module) => module.SearchPatientPage,
  );
export const certificates = () =>
  import('#web/certificates/certificate-register.page.tsx').then(
    (module) => module.CertificateRegisterPage,
  );
export const patientCertificates = () =>
  import('#web/certificates/patient-certificates.page.tsx').then(
    (module) => module.PatientCertificatesPage,
  );
export const labWorklist = () =>
  import('#web/lab/worklist/worklist.page.tsx').then((module) => module.WorklistPage);
export const patientLabReports = () =>
  import('#web/lab/reports/patient-lab-reports.page.tsx').then(
    (module) => module.PatientLabReportsPage,
  );
export const labCatalogue = () =>
  import('#web/inventory/lab-catalogue.page.tsx').then((module) => module.LabCataloguePage);
export const inventoryOverview = () =>
  import('#web/inventory/inventory-overview.page.tsx').then(
    (module) => module.InventoryOverviewPage,
  );
export const myAccount = () =>
  import('#web/account/account.page.tsx').then((module) => module.AccountPage);
export const appointments = () =>
  import('#web/appointments/list/appointments.page.tsx').then((module) => module.AppointmentsPage);
export const bookAppointment = () =>
  import('#web/appointments/book/book-appointment.page.tsx').then(
    (module) => module.BookAppointmentPage,
  );
export const doctorHours = () =>
  import('#web/appointments/hours/hours.page.tsx').then((module) => module.DoctorHoursPage);
export const waitingRoom = () =>
  import('#web/waiting-room/settings/waiting-room.page.tsx').then(
    (module) => module.WaitingRoomPage,
  );
export const newComplaint = () =>
  import('#web/consultation/note/new-complaint.page.tsx').then((module) => module.NewComplaintPage);
export const newVisit = () =>
  import('#web/consultation/note/new-visit.page.tsx').then((module) => module.NewVisitPage);
export const registerPatient = () =>
  import('#web/patients/register/register-patient.page.tsx').then(
    (module) => module.RegisterPatientPage,
  );
export const manageAdmission = () =>
  import('#web/admissions/manage-admission.page.tsx').then((module) => module.ManageAdmissionPage);
export const doctorPatient = () =>
  import('#web/consultation/history/doctor-patient.page.tsx').then(
    (module) => module.DoctorPatientPage,
  );
export const searchPatientRecords = () =>
  import('#web/consultation/search/search-patient-records.page.tsx').then(
    (module) => module.SearchPatientRecordsPage,
  );
export const addOrder = () =>
  import('#web/pharmacy/order-form/add-order.page.tsx').then((module) => module.AddOrderPage);
export const editOrder = () =>
  import('#web/pharmacy/order-form/edit-order.page.tsx').then((module) => module.EditOrderPage);
export const orderDetails = () =>
  import('#web/pharmacy/orders/order-details.page.tsx').then((module) => module.OrderDetailsPage);
export const inventory = () =>
  import('#web/pharmacy/inventory/inventory.page.tsx').then((module) => module.InventoryPage);
export const bills = () =>
  import('#web/billing/list/bill-list.page.tsx').then((module) => module.BillListPage);
export const createLabOrder = () =>
  import('#web/lab/orders/create-lab-order.page.tsx').then((module) => module.CreateLabOrderPage);
export const createOrderOfPatient = () =>
  import('#web/lab/orders/create-lab-order.page.tsx').then(
    (module) => module.CreateOrderOfPatientPage,
  );
export const enterReport = () =>
  import('#web/lab/reports/enter-report.page.tsx').then((module) => module.EnterReportPage);
export const viewReport = () =>
  import('#web/lab/reports/view-report.page.tsx').then((module) => module.ViewReportPage);
