import { endpoint } from '../kernel/endpoint.ts';
import { Patient } from './patient.ts';
import { RegisterPatientBody, UpdatePatientBody } from './patient-input.ts';
import { PatientParams } from './patients.endpoints.ts';

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/patients',
  summary: 'Register a patient',
  access: 'patients.register',
  reads: { patient: 'reply.id' },
  body: RegisterPatientBody,
  idempotent: true,
  replies: { 201: Patient },
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/api/patients/:id',
  summary: 'Correct a patient’s details',
  access: 'patients.edit',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: UpdatePatientBody,
  replies: { 200: Patient },
});
