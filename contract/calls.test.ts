import { describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from './endpoints.ts';
import { successStatus } from './kernel/endpoint.ts';
import { missing } from './testing/missing-fields.ts';

/**
 * The calls that the specification lists, with the fields that it names: input (query, body, file)
 * and output, per row for lists. `a.b` is a field inside `a`.
 */
const CALLS: Readonly<Record<string, { takes?: string; answers?: string }>> = {
  'POST /api/auth/login': {
    takes: 'email password',
    answers: 'token user.id user.name user.role user.clinic_id user.has_seen_tutorial',
  },
  'POST /api/auth/register': { takes: 'clinicName userName userEmail userPassword' },
  'GET /api/bills': {
    takes: 'startDate endDate',
    answers:
      'bills.id bills.patient_id bills.type bills.amount bills.status bills.payment_mode bills.createdAt bills.calculated.totalDue bills.calculated.totalPaid bills.calculated.balance',
  },
  'GET /api/payment/admission': {
    takes: 'startDate endDate',
    answers:
      'admissionPayments.id admissionPayments.patient_id admissionPayments.Patient.name admissionPayments.amount_paid admissionPayments.payment_mode admissionPayments.payment_date',
  },
  'GET /api/subscriptions/transactions/manual': {
    takes: 'startDate endDate',
    answers:
      'id name subscription_start_date subscription_payment_method subscriptionPlan.name subscriptionPlan.price',
  },
  'GET /api/inventory/comprehensive-analysis': {
    takes: 'startDate endDate',
    answers: [
      'startDate endDate totals.pharmacyRevenue totals.pharmacyProfit totals.labRevenue',
      ...'drug_id name unit price quantity_in quantity_in_by_reason quantity_out quantity_out_by_reason net_change buying_price revenue profit supplier'
        .split(' ')
        .map((field) => `pharmacyAnalysis.${field}`),
      ...'test_id name price quantity_out revenue'
        .split(' ')
        .map((field) => `labAnalysis.${field}`),
    ].join(' '),
  },
  'GET /api/lab-tests': {
    answers:
      'id name description price default_parameters.name default_parameters.type default_parameters.defaultValue default_parameters.normal_range',
  },
  'POST /api/lab-tests': {
    takes: 'name description price default_parameters',
    answers: 'id name price',
  },
  'PUT /api/lab-tests/:id': {
    takes: 'name description price default_parameters',
    answers: 'id name price',
  },
  'DELETE /api/lab-tests/:id': {},
  'DELETE /api/lab-tests/all': {},
  'POST /api/lab-tests/import': { takes: 'file' },
  'POST /api/lab-tests/import-defaults': { answers: 'message details.added details.updated' },
  'GET /api/patients': {
    takes: 'search page limit sortBy sortOrder gender',
    answers: 'patients.id totalCount currentPage totalPages',
  },
  'GET /api/patients/:id': {
    answers:
      'id name token age gender phone address admission_date discharge_date created_at subscription_status subscription_plan_id subscription_start_date subscription_end_date subscription_payment_method',
  },
  'POST /api/patients': { takes: 'name age gender phone address', answers: 'id' },
  'PUT /api/patients/:id': {
    takes: 'subscription_plan_id subscription_status',
    answers:
      'id subscription_plan_id subscription_status subscription_start_date subscription_end_date subscription_payment_method',
  },
  'POST /api/patients/:id/admit': { answers: 'message bill.id patient.id' },
  'POST /api/patients/:id/discharge': { answers: 'message patient.id' },
  'GET /api/patients/:id/active-bill': { takes: 'type', answers: 'id' },
  'GET /api/bills/:id': {
    answers: 'calculated.totalDue calculated.totalPaid calculated.balance',
  },
  'GET /api/subscriptions': { answers: 'id name price interval period description' },
  'GET /api/queue': {
    answers:
      'id _id patient_id patientId token_no name age gender complaint case_summary status doctor_id created_at User.name Patient.name',
  },
  'GET /api/queue/patient/:id/latest': { answers: 'id' },
  'POST /api/queue': { takes: 'patientId complaint doctorId', answers: 'id' },
  'PATCH /api/queue/:id/status': { takes: 'status doctorId', answers: 'status' },
  'GET /api/queue/patient/:id/complaints': { answers: 'complaint' },
  'GET /api/lab/patient/:id': { answers: 'testName reportFindings reportCreatedAt' },
  'GET /api/lab/orders/patient/:id': { takes: 'status', answers: 'id status' },
  'GET /api/pharmacy-orders/patient/:id': {
    answers: 'date status medications.name medications.quantity',
  },
  'GET /api/pharmacy-orders': { answers: 'orders.id totalOrders totalPages currentPage' },
  'GET /api/queue/doctor': { answers: 'currentPatient.id nextPatient.id waitingCount' },
  'POST /api/queue/doctor/next': {},
  'POST /api/queue/doctor/complete/:id': {},
  'GET /api/staff': { takes: 'role', answers: 'id name active' },
  'GET /api/lab': {
    takes: 'page limit search',
    answers:
      'orders.id orders.lab_token_number orders.patient_id orders.Patient.name orders.Patient.patient_token_number orders.tests.name orders.createdAt orders.status orders.reportId orders.billId totalCount',
  },
  'PUT /api/lab/:id/status': { takes: 'status' },
  'GET /api/clinics/settings': {
    answers:
      'settings.admissionCharge settings.otherCharges settings.perDayCharge settings.aiMemory settings.clinicWideSystemPrompt',
  },
  'PUT /api/clinics/settings': {
    takes: 'admissionCharge otherCharges perDayCharge aiMemory clinicWideSystemPrompt',
    answers: 'settings',
  },
  'GET /api/clinics/subscription-status': { answers: 'hasProPlan' },
};

describe('the call', () => {
  it.each(Object.entries(CALLS))(
    '%s accepts and returns the listed fields',
    (name, { takes, answers }) => {
      const endpoint = ALL_ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
      if (!endpoint) throw new Error(`There is no ${name}`);
      const { query, body, file, replies } = endpoint;
      if (takes === 'file') expect(file?.field).toBe('file');
      else if (takes) expect(missing(query ?? body, takes)).toEqual([]);
      if (answers) expect(missing(replies[successStatus(endpoint)], answers)).toEqual([]);
    },
  );
});
