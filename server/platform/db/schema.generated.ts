// Made from the migrations by `npm run db:types`; not edited by hand.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type DB = {
  admissions: {
    admission_charge_paise: number;
    admitted_at: Timestamp;
    bill_id: string;
    clinic_id: string;
    created_by: string;
    discharged_at: Timestamp | null;
    discharged_by: string | null;
    id: string;
    other_charges_paise: number;
    patient_id: string;
    per_day_charge_paise: number;
  };
  attempts: {
    at: Timestamp;
    id: string;
    key: Buffer;
    kind: string;
  };
  audit_log: {
    at: Timestamp;
    changes: Generated<unknown>;
    clinic_id: string | null;
    id: string;
    record_id: string;
    record_type: string;
    user_id: string | null;
    verb: string;
  };
  bill_credits: {
    amount_paise: number;
    bill_id: string;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    id: string;
    kind: 'discount' | 'return' | 'cancellation';
    note: string | null;
  };
  bill_items: {
    bill_id: string;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    drug_id: string | null;
    id: string;
    lab_test_id: string | null;
    name: string;
    position: number;
    price_paise: number;
    quantity: number;
    total_paise: number;
    type: 'consultation' | 'pharmacy' | 'lab' | 'other' | 'admission';
  };
  bill_payments: {
    amount_paise: number;
    bill_id: string;
    clinic_id: string;
    created_by: string | null;
    id: string;
    mode: 'cash' | 'upi' | 'card' | 'online';
    paid_at: Timestamp;
    provider_payment_id: string | null;
    refund_of: string | null;
  };
  bills: {
    cancel_reason: string | null;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    discount_basis_points: Generated<number>;
    due_paise: Generated<number>;
    financial_year: number;
    id: string;
    lab_order_id: string | null;
    number: number;
    paid_paise: Generated<number>;
    patient_id: string;
    payment_mode: 'cash' | 'upi' | 'card' | 'online' | null;
    pharmacy_order_id: string | null;
    status: Generated<'pending' | 'paid' | 'cancelled'>;
    type: 'consultation' | 'pharmacy' | 'lab' | 'other' | 'admission';
    updated_at: Timestamp;
    visit_id: string | null;
  };
  clinic_plans: {
    created_at: Timestamp;
    description: Generated<string>;
    id: string;
    interval_count: number;
    name: string;
    period: 'daily' | 'weekly' | 'monthly' | 'yearly';
    price_paise: number;
    razorpay_plan_id: string | null;
    status: Generated<'active' | 'inactive'>;
  };
  clinic_subscriptions: {
    clinic_id: string;
    created_at: Timestamp;
    ends_at: Timestamp | null;
    id: string;
    plan_id: string;
    razorpay_subscription_id: string | null;
    short_url: string | null;
    starts_at: Timestamp | null;
    status: 'pending' | 'active' | 'halted' | 'completed';
  };
  clinics: {
    admission_charge_paise: Generated<number>;
    ai_memory: Generated<string>;
    ai_memory_updated_at: Timestamp | null;
    clinic_wide_system_prompt: Generated<string>;
    clinic_wide_system_prompt_updated_at: Timestamp | null;
    created_at: Timestamp;
    id: string;
    name: string;
    other_charges_paise: Generated<number>;
    per_day_charge_paise: Generated<number>;
    time_zone: Generated<string>;
  };
  counters: {
    clinic_id: string;
    name: string;
    value: number;
  };
  drug_batches: {
    batch_no: string | null;
    buying_price_paise: number | null;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    drug_id: string;
    expiry_date: string | null;
    id: string;
    quantity: Generated<number>;
  };
  drugs: {
    box_number: string | null;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    deleted_at: Timestamp | null;
    description: string | null;
    id: string;
    name: string;
    price_paise: number;
    supplier: string | null;
    unit: string | null;
    updated_at: Timestamp;
  };
  idempotency_keys: {
    clinic_id: string;
    created_at: Timestamp;
    key: string;
    reply: unknown;
    request_hash: Buffer;
    user_id: string;
  };
  lab_order_tests: {
    clinic_id: string;
    id: string;
    name: string;
    order_id: string;
    position: number;
    price_paise: number;
    test_id: string;
  };
  lab_orders: {
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    day: string;
    deleted_at: Timestamp | null;
    id: string;
    lab_token_number: number;
    patient_id: string;
    report_id: string | null;
    status: Generated<'pending' | 'billed' | 'collected' | 'processing' | 'report_ready' | 'reported' | 'completed' | 'cancelled'>;
    updated_at: Timestamp;
  };
  lab_report_versions: {
    clinic_id: string;
    content: unknown;
    created_at: Timestamp;
    created_by: string;
    id: string;
    report_id: string;
    version: number;
  };
  lab_reports: {
    clinic_id: string;
    id: string;
    order_id: string;
  };
  lab_test_parameters: {
    clinic_id: string;
    default_value: Generated<string>;
    id: string;
    name: string;
    normal_range: Generated<string>;
    position: number;
    test_id: string;
    type: 'string' | 'number' | 'boolean';
  };
  lab_tests: {
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    deleted_at: Timestamp | null;
    description: string | null;
    id: string;
    name: string;
    price_paise: number;
    updated_at: Timestamp;
  };
  patient_complaints: {
    clinic_id: string;
    complaint: string;
    created_at: Timestamp;
    created_by: string;
    deleted_at: Timestamp | null;
    id: string;
    patient_id: string;
  };
  patient_plans: {
    clinic_id: string;
    created_at: Timestamp;
    description: Generated<string>;
    id: string;
    interval_count: number;
    name: string;
    period: 'daily' | 'weekly' | 'monthly' | 'yearly';
    price_paise: number;
    razorpay_plan_id: string | null;
    status: Generated<'active' | 'inactive'>;
  };
  patient_words: {
    clinic_id: string;
    patient_id: string;
    word: string;
  };
  patients: {
    address: string | null;
    age: number | null;
    ai_response: string | null;
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    gender: 'M' | 'F' | 'O' | null;
    id: string;
    name: string;
    name_folded: string;
    phone: string | null;
    phone_digits: string | null;
    subscription_end_date: Timestamp | null;
    subscription_payment_method: string | null;
    subscription_plan_id: string | null;
    subscription_start_date: Timestamp | null;
    subscription_status: Generated<'active' | 'cancelled' | 'none'>;
    token: number;
    updated_at: Timestamp;
  };
  pharmacy_order_lines: {
    clinic_id: string;
    directions_to_use: Generated<string>;
    drug_id: string;
    id: string;
    name: string;
    number_of_days: Generated<number>;
    order_id: string;
    position: number;
    price_paise: number;
    quantity: number;
    returned_quantity: Generated<number>;
    tablets_per_day: Generated<number>;
  };
  pharmacy_orders: {
    clinic_id: string;
    created_at: Timestamp;
    created_by: string;
    deleted_at: Timestamp | null;
    dispensed_at: Timestamp | null;
    dispensed_by: string | null;
    id: string;
    patient_id: string;
    prescription_for_unavailable_drugs: Generated<string>;
    status: Generated<'pending' | 'billed' | 'dispensed' | 'cancelled'>;
    updated_at: Timestamp;
  };
  sessions: {
    clinic_id: string | null;
    created_at: Timestamp;
    expires_at: Timestamp;
    id: string;
    last_seen_at: Timestamp;
    token_hash: Buffer;
    user_id: string;
  };
  stock_movements: {
    at: Timestamp;
    batch_id: string;
    clinic_id: string;
    created_by: string;
    drug_id: string;
    id: string;
    kind: 'opening' | 'purchase' | 'correction' | 'damage' | 'expiry' | 'sale' | 'cancellation' | 'return';
    note: string | null;
    order_line_id: string | null;
    quantity: number;
  };
  users: {
    active: Generated<boolean>;
    clinic_id: string | null;
    created_at: Timestamp;
    deleted_at: Timestamp | null;
    email: string;
    has_seen_tutorial: Generated<boolean>;
    id: string;
    name: string;
    opd_fee_paise: number | null;
    password_hash: string;
    role: 'superadmin' | 'admin' | 'doctor' | 'receptionist' | 'lab' | 'pharmacy' | 'user';
  };
  visits: {
    case_summary: Generated<string>;
    clinic_id: string;
    complaint: Generated<string>;
    complaint_hidden_at: Timestamp | null;
    created_at: Timestamp;
    created_by: string;
    day: string;
    doctor_id: string | null;
    ended_at: Timestamp | null;
    id: string;
    patient_id: string;
    started_at: Timestamp | null;
    status: Generated<'waiting' | 'consulting' | 'seen' | 'cancelled'>;
    token_no: number;
    updated_at: Timestamp;
    written_at: Timestamp;
  };
};
