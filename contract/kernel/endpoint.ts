import type { z } from 'zod';
import type { Capability } from './permissions.ts';
import { may, type Role } from './roles.ts';
import type { EventTopic } from './topics.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The one file of a form. */
export type FileField = {
  readonly field: string;
  readonly maxBytes: number;
  /** What somebody is told whose file is larger. */
  readonly tooLarge: string;
  /** What somebody is told who has sent none; without it the file may be left out. */
  readonly missing?: string;
};

/** A file as it arrived; its name and type are what the sender says. */
export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** Where an id stands in a call: `params.id`, or `reply.bill.patient_id`. */
type IdPlace = `${'params' | 'body' | 'reply'}.${string}`;

/**
 * What a call shows of patients, by which is kept who looked at whom: the record of one, named by its
 * own id or by a visit's; a list of several; every patient of the clinic; or, for a file, none.
 */
export type Reads =
  | { readonly patient: IdPlace }
  | { readonly visit: IdPlace }
  | 'list'
  | 'everyone'
  | 'no-patient';

/**
 * One call of the API, defined once. The server binds it, the browser calls it, and OpenAPI, the
 * permission tests and the "may I see this button" check read it.
 */
export type Endpoint = {
  readonly method: HttpMethod;
  /** Path with `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** What a call needs: no session (`public`), any live session (`any`), or a role with the capability. */
  readonly access: 'public' | 'any' | Capability;
  /** Of those who have the capability, only the clinic's owner: one of its admins. */
  readonly owner?: true;
  /** Of which patient the reply shows something; a test demands it wherever it names one. */
  readonly reads?: Reads;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A file that is uploaded as multipart; the other fields of the form are `body`. */
  readonly file?: FileField;
  /** What goes out per status: the one success, and errors that carry more than `ErrorBody`. */
  readonly replies: { readonly [status: number]: z.ZodType };
  /** The call takes an optional `Idempotency-Key` header and answers a repeat with the first result. */
  readonly idempotent?: true;
  /** For what is read: the topics whose changes make the answer old, so that a screen asks again. */
  readonly topics?: readonly EventTopic[];
  /** Answered also to a session whose screen is locked. */
  readonly whileLocked?: true;
  /** Answers a stream of server-sent events instead of one JSON value. */
  readonly stream?: true;
  /** Answers a file to save, of this media type, instead of one JSON value. */
  readonly download?: string;
};

/** Declares an endpoint, keeping its exact types. Without `access` it does not compile. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type SuccessStatus = 200 | 201;
type SuccessSchema<E extends Endpoint> = {
  [S in keyof E['replies'] & SuccessStatus]: E['replies'][S];
}[keyof E['replies'] & SuccessStatus];

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
/** Keys that the endpoint really defines; the optional ones of `Endpoint` it left out fall away. */
type Part<E, K extends string> = E extends { readonly [P in K]: infer T } ? T : undefined;

/** What a handler receives: each part parsed (money in paise, dates checked). */
export type EndpointRequest<E extends Endpoint> = {
  readonly params: Parsed<Part<E, 'params'>>;
  readonly query: Parsed<Part<E, 'query'>>;
  readonly body: Parsed<Part<E, 'body'>>;
  readonly file: FileOf<E, UploadedFile>;
};

/** The file of an endpoint that needs one, perhaps one where it may be left out, else nothing. */
type FileOf<E, File> = E extends { readonly file: { readonly missing: string } }
  ? File
  : E extends { readonly file: FileField }
    ? File | undefined
    : undefined;

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes: only the parts that the endpoint has, in wire form. */
export type EndpointInput<E extends Endpoint> = WithoutUndefined<{
  params: Sent<Part<E, 'params'>>;
  query: Sent<Part<E, 'query'>>;
  body: Sent<Part<E, 'body'>>;
  file: FileOf<E, Blob>;
}>;

/** The successful answer inside the program (money in paise). */
export type EndpointReply<E extends Endpoint> = z.output<SuccessSchema<E>>;

/** The status of the endpoint's successful answer. */
export function successStatus(definition: Endpoint): SuccessStatus {
  return 201 in definition.replies ? 201 : 200;
}

/** The capability that an endpoint asks for; undefined when it asks for a session at most. */
export function capabilityOf({ access }: Pick<Endpoint, 'access'>): Capability | undefined {
  return access === 'public' || access === 'any' ? undefined : access;
}

/** True when a person of this role (and with `isOwner` the clinic's owner) may call the endpoint at all. */
export function mayCall(definition: Endpoint, role: Role, isOwner = false): boolean {
  const capability = capabilityOf(definition);
  if (capability === undefined) return true;
  if (definition.owner && !isOwner) return false;
  return may(role, capability);
}
