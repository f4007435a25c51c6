import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { visitDouble } from '../builders/visit-double.ts';
import { aPatient } from '../builders/visits.ts';
import { renderApp } from '../render-app.tsx';

export const SEARCH_PAGE = '/search-patient';

/** The reply to a search. */
export function found(
  ...patients: ReturnType<typeof aPatient>[]
): EndpointReply<typeof listPatients> {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

/** The field of the search, in which a new case is written too. */
export const searchField = () => screen.findByLabelText<HTMLTextAreaElement>('Patient or new case');

/** The search of a clinic with one patient and their visit. */
export function patientSearch() {
  const patient = aPatient();
  const double = visitDouble({}, {}, patient);
  double.api.on(listPatients, found(patient));
  double.api.on(getLatestVisit, double.visit);
  double.api.on(createVisit, { visitId: double.visit.id, patientId: patient.id });
  return {
    ...{ patient, double },
    async open(as: Parameters<typeof renderApp>[1] = { as: 'doctor' }) {
      const rendered = await renderApp(SEARCH_PAGE, { api: double.api, ...as });
      return { ...rendered, input: await searchField() };
    },
    isInEditor: () =>
      waitFor(() =>
        expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${double.visit.id}`),
      ),
  };
}
