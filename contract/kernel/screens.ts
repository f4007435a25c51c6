/** Header with the browser's current page, each id replaced by `:id`. */
export const SCREEN_HEADER = 'x-screen';

/** A record that stays open on one page is logged once per interval. */
export const READ_ONCE_MS = 600_000;

/** Display names of the pages that show patients. Any other header value names no page. */
export const SCREENS: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/dashboard/admin': 'Dashboard',
  '/admin/owner': 'Owner',
  '/dashboard/queue': 'Queue',
  '/dashboard/doctor': 'Doctor panel',
  '/dashboard/search': 'Doctor’s patient search',
  '/dashboard/:id': 'Patient of the doctor',
  '/search-patient': 'Search patient',
  '/new-case': 'New case',
  '/dashboard/add-patient': 'Add patient',
  '/dashboard/patients': 'Patients',
  '/dashboard/patients/add': 'Add patient',
  '/dashboard/patients/search': 'Search patients',
  '/dashboard/all-patients': 'All patients',
  '/all-patients': 'All patients',
  '/start-subscription/:id': 'Start subscription',
  '/dashboard/analysis': 'Analysis',
  '/dashboard/stock-taking': 'Stock-taking',
  '/dashboard/patient-record/:id': 'Patient record',
  '/dashboard/search-patient-records': 'Search patient records',
  '/dashboard/add-order': 'Pharmacy order',
  '/dashboard/edit-pharmacy-order/:id': 'Pharmacy order',
  '/dashboard/orders/:id': 'Pharmacy order',
  '/patient/:id/complaints': 'Complaints of a patient',
  '/patient/:id/pharmacy-orders': 'Pharmacy orders of a patient',
  '/dashboard/bills': 'Bills',
  '/dashboard/dues': 'Dues',
  '/dashboard/patients/merge': 'Merge two records',
  '/dashboard/appointments': 'Appointments',
  '/dashboard/appointments/book': 'Book appointment',
  '/dashboard/settings/hours': 'Doctors’ hours',
  '/patient/:id/bills': 'Bills of a patient',
  '/dashboard/money': 'Money',
  '/dashboard/books': 'Books',
  '/dashboard/registers': 'Registers of the pharmacy',
  '/dashboard/suppliers': 'Suppliers of the pharmacy',
  '/dashboard/certificates': 'Certificates',
  '/patient/:id/certificates': 'Certificates of a patient',
  '/lab': 'Lab',
  '/lab/worklist': 'Lab worklist',
  '/create-lab-order': 'Lab order',
  '/lab/create-order/:id': 'Lab order',
  '/lab/report/:id': 'Lab report',
  '/lab/enter-report/:id': 'Enter lab report',
  '/lab/view-report/:id': 'Lab report',
  '/lab/search-report': 'Search lab reports',
  '/patient/:id/lab-reports': 'Lab reports of a patient',
  '/billing': 'Billing',
  '/manage-admission': 'Manage admission',
  '/in-patients': 'In-patients',
  '/patient/:id/discharge-summary/:id': 'Discharge summary',
  '/patients/:id/manage-admission': 'Manage admission',
  '/patient/:id/admission-bill/:id': 'Admission bill',
  '/edit-complaint': 'Consultation',
  '/edit-complaint/:id': 'Consultation',
  '/dashboard/edit-complaint/:id': 'Consultation',
};

export function isScreen(said: string): boolean {
  return Object.hasOwn(SCREENS, said);
}
