import { describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from './endpoints.ts';
import { successStatus } from './kernel/endpoint.ts';
import { missing } from './testing/missing-fields.ts';

/** The calls of the second document; `file:name` is an upload field. */
const CALLS_OF_2: Readonly<Record<string, { takes?: string; answers?: string }>> = {
  'GET /api/drugs': { answers: 'id name price quantity_in_stock box_number last_updated' },
  'GET /api/drugs/:id': { answers: 'id name price quantity_in_stock' },
  'POST /api/drugs': {
    takes: 'name description price quantity_in_stock supplier expiry_date buying_price box_number',
    answers: 'name',
  },
  'PUT /api/drugs/:id': { takes: 'name price quantity_in_stock', answers: 'id name' },
  'DELETE /api/drugs/:id': {},
  'DELETE /api/drugs/all': {},
  'PUT /api/drugs/:id/adjust-stock': { takes: 'quantityChange', answers: 'id quantity_in_stock' },
  'POST /api/drugs/import': { takes: 'file:inventoryFile', answers: 'message' },
  'POST /api/drugs/import-defaults': { answers: 'message details.added details.updated' },
  'GET /api/pharmacy-orders': {
    takes: 'page limit search',
    answers: 'orders.id totalOrders totalPages currentPage',
  },
  'GET /api/pharmacy-orders/:id': { answers: 'id status medications.drug_id' },
  'GET /api/pharmacy-orders/patient/:id': { answers: 'id status prescribedBy dispensedBy' },
  'POST /api/pharmacy-orders': {
    takes:
      'patient_id items.drug_id items.quantity items.tabletsPerDay items.numberOfDays items.directions_to_use prescription_for_unavailable_drugs',
  },
  'PUT /api/pharmacy-orders/:id': { takes: 'items prescription_for_unavailable_drugs status' },
  'PUT /api/pharmacy-orders/:id/status': { takes: 'status', answers: 'id status' },
  'POST /api/pharmacy-orders/:id/return': {
    takes: 'itemsToReturn.drug_id itemsToReturn.returnQuantity',
  },
  'DELETE /api/pharmacy-orders/:id': {},
  'GET /api/lab/:id': { answers: 'id tests.id report_content report_date reportId' },
  'GET /api/lab/patient/:id': { answers: 'id patient_id tests status createdAt reportId' },
  'GET /api/lab/orders/patient/:id': { answers: 'id tests status serialNumber' },
  'GET /api/lab/orders/:id/report': { answers: 'report_content report_date' },
  'POST /api/lab': { takes: 'patient_id tests.id', answers: 'id' },
  'POST /api/lab/create-empty-order': { takes: 'patient_id', answers: 'newOrderId' },
  'PUT /api/lab/orders/:id': { takes: 'tests.id tests.name tests.price status' },
  'PUT /api/lab/:id/status': { takes: 'status', answers: 'id status' },
  'POST /api/lab/:id/report': { takes: 'report_content' },
  'DELETE /api/lab/orders/:id': {},
  'DELETE /api/lab/reports/:id': {},
  'PUT /api/patients/:id': { takes: 'ai_response name age gender phone', answers: 'id' },
  'GET /api/patients/:id/complaints': {
    answers: 'recordId id complaint patientId age gender case_summary createdAt updatedAt',
  },
  'DELETE /api/patients/complaints/:id': {},
  'GET /api/queue/:id': { answers: 'token_number' },
  'POST /api/queue/doctor/new': { answers: 'recordId' },
  'GET /api/queue/doctor/complaint/:visitId': {
    answers: 'complaint patientId age gender case_summary updatedAt recordId id createdAt',
  },
  'PUT /api/queue/doctor/complaint/:visitId': {
    takes: 'complaint case_summary',
    answers: 'case_summary updatedAt',
  },
  'POST /api/ai/generate-suggestion': {
    takes:
      'query currentDateTime patientName patientAge patientGender age gender case_summary case_summary_last_updated clinic_ai_memory clinic_ai_memory_last_updated clinic_wide_system_prompt labHistory pharmacyOrders pastComplaints pharmacyInventory labInventory',
    answers: 'suggestion',
  },
  'GET /api/bills/:id': {
    answers:
      'bill.id payments.id calculated.totalDue calculated.totalPaid calculated.balance admissionPayments.id',
  },
  'POST /api/bills': {
    takes:
      'patientId queueId items amount paymentMode type related_id discountPercentage labOrderId',
    answers: 'id',
  },
  'POST /api/bills/:id/payments': { takes: 'amount_paid payment_mode' },
  'POST /api/patients/:id/admission-payments': { takes: 'amount_paid payment_mode' },
  'POST /api/payment/create-order': { takes: 'amount billId', answers: 'key_id order.id' },
  'POST /api/payment/verify': {
    takes: 'razorpay_payment_id razorpay_order_id razorpay_signature billId',
    answers: 'success',
  },
  'GET /api/staff': { takes: 'role', answers: 'id name' },
  'GET /api/staff/:id': { answers: 'opd_fee' },
  'POST /api/staff': { takes: 'name email role password opd_fee' },
  'PUT /api/staff/:id': { takes: 'name email role active opd_fee password' },
  'GET /api/subscriptions': { answers: 'id name status' },
  'GET /api/subscriptions/:id': { answers: 'id name' },
  'POST /api/subscriptions': {
    takes: 'name description price period interval razorpay_plan_id status',
  },
  'PUT /api/subscriptions/:id': { takes: 'name price period interval status' },
  'DELETE /api/subscriptions/:id': {},
  'POST /api/payment/razorpay-subscription': { takes: 'patientId planId', answers: 'short_url' },
  'GET /api/clinic-subscriptions/plans': { answers: 'id name' },
  'POST /api/clinic-subscriptions/plans': { takes: 'name price period interval' },
  'GET /api/clinic-subscriptions/plans/:id': { answers: 'id name' },
  'PUT /api/clinic-subscriptions/plans/:id': { takes: 'name price period interval status' },
  'DELETE /api/clinic-subscriptions/plans/:id': {},
  'POST /api/clinic-subscriptions/initiate': { takes: 'planId', answers: 'short_url' },
  'GET /api/clinic-subscriptions/pending': { answers: 'short_url' },
  'GET /api/clinics/subscription-status': { answers: 'hasProPlan' },
  'GET /api/users': { takes: 'search', answers: 'id username clinic.clinicSubscriptions.status' },
  'POST /api/users': { takes: 'username email password role clinic_id' },
  'PUT /api/users/:id': { takes: 'username email role clinic_id' },
  'DELETE /api/users/:id': {},
  'PUT /api/clinic-subscriptions/:id/activate': { answers: 'status' },
  'PUT /api/clinic-subscriptions/:id/deactivate': { answers: 'status' },
  'PUT /api/clinic-subscriptions/:id/terminate': { takes: 'status', answers: 'status' },
  'POST /api/clinic-subscriptions/manual-activate': { takes: 'clinicId planId' },
  'PUT /api/users/:id/tutorial-seen': { takes: 'has_seen_tutorial' },
};

describe('the call of document 2', () => {
  it.each(Object.entries(CALLS_OF_2))(
    '%s accepts and returns the listed fields',
    (name, { takes, answers }) => {
      const endpoint = ALL_ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
      if (!endpoint) throw new Error(`There is no ${name}`);
      const { query, body, file, replies } = endpoint;
      if (takes?.startsWith('file:')) expect(`file:${file?.field}`).toBe(takes);
      else if (takes) expect(missing(query ?? body, takes)).toEqual([]);
      if (answers) expect(missing(replies[successStatus(endpoint)], answers)).toEqual([]);
    },
  );
});
