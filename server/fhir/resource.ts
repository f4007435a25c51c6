import type { Reference, Resource } from '@medplum/fhirtypes';

/** A resource with an id, so that others in the bundle can reference it. */
export type Identified<R extends Resource = Resource> = R & { id: string };

/** The address of a resource within the bundle. */
export const urlOf = (id: string): `urn:uuid:${string}` => `urn:uuid:${id}`;

/** Creates a reference to a resource of the bundle. */
export function referenceTo<R extends Resource>(id: string): Reference<R> {
  return { reference: urlOf(id) };
}
