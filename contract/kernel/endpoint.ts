import type { z } from 'zod';
import type { Capability } from './capabilities.ts';
import { may, type Role } from './roles.ts';
import type { EventTopic } from './topics.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The single file of a form. */
export type FileField = {
  readonly field: string;
  readonly maxBytes: number;
  /** The error for a larger file. */
  readonly tooLarge: string;
  /** The error for a missing file; without it the file is optional. */
  readonly missing?: string;
};

/** An uploaded file; its name and type are the sender's claim. */
export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** Path of an id in a call: `params.id`, or `reply.bill.patient_id`. */
type IdPlace = `${'params' | 'body' | 'reply'}.${string}`;

/**
 * The patients whose data a reply shows; the read log is written from it. One patient's record, by
 * the patient's id or a visit's id; a list of several; every patient of the clinic; or, for a file,
 * none.
 */
export type Reads =
  | { readonly patient: IdPlace }
  | { readonly visit: IdPlace }
  | 'list'
  | 'everyone'
  | 'no-patient';

/**
 * One API call, defined once. The server binds it and the browser calls it. OpenAPI, the permission
 * tests and the "may I see this button" check read it.
 */
export type Endpoint = {
  readonly method: HttpMethod;
  /** Path with `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The access that a call requires: no session (`public`), any live session (`any`), or a role with the capability. */
  readonly access: 'public' | 'any' | Capability;
  /** Among the users with the capability, only the clinic's owner, who is one of its admins. */
  readonly owner?: true;
  /**
   * The patient whose data the reply shows; a test requires it wherever a reply contains a patient.
   */
  readonly reads?: Reads;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A multipart file upload; the other form fields are `body`. */
  readonly file?: FileField;
  /** Replies by status: the one success status, and errors with more fields than `ErrorBody`. */
  readonly replies: { readonly [status: number]: z.ZodType };
  /**
   * Accepts an optional `Idempotency-Key` header; a repeat returns the first result, with the header
   * `Idempotent-Replayed`.
   */
  readonly idempotent?: true;
  /** The body has a password: no device keeps the idempotency key, whose name is made of what was sent. */
  readonly hasPassword?: true;
  /**
   * Takes back what an idempotent call made, so that the same call is a new act: always, or with this
   * status in the body.
   */
  readonly undoes?: true | 'cancelled';
  /** For reads: the topics whose changes make the reply stale, so that a screen refetches. */
  readonly topics?: readonly EventTopic[];
  /** Allowed while the session's screen is locked. */
  readonly whileLocked?: true;
  /** Allowed for a user who must still set up the required second factor. */
  readonly withoutFactor?: true;
  /** Returns a stream of server-sent events instead of one JSON value. */
  readonly stream?: true;
  /** Returns a downloadable file of this media type instead of one JSON value. */
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
/** Keys that the endpoint defines; omitted optional keys of `Endpoint` are removed. */
type Part<E, K extends string> = E extends { readonly [P in K]: infer T } ? T : undefined;

/** A handler's input: each part parsed (money in paise, dates validated). */
export type EndpointRequest<E extends Endpoint> = {
  readonly params: Parsed<Part<E, 'params'>>;
  readonly query: Parsed<Part<E, 'query'>>;
  readonly body: Parsed<Part<E, 'body'>>;
  readonly file: FileOf<E, UploadedFile>;
};

/** The file of an endpoint: required, optional, or absent. */
type FileOf<E, File> = E extends { readonly file: { readonly missing: string } }
  ? File
  : E extends { readonly file: FileField }
    ? File | undefined
    : undefined;

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** A caller's input: only the parts that the endpoint has, in wire form. */
export type EndpointInput<E extends Endpoint> = WithoutUndefined<{
  params: Sent<Part<E, 'params'>>;
  query: Sent<Part<E, 'query'>>;
  body: Sent<Part<E, 'body'>>;
  file: FileOf<E, Blob>;
}>;

/** The successful reply in parsed form (money in paise). */
export type EndpointReply<E extends Endpoint> = z.output<SuccessSchema<E>>;

/** The status of the successful reply. */
export function successStatus(definition: Endpoint): SuccessStatus {
  return 201 in definition.replies ? 201 : 200;
}

/** The capability that an endpoint requires; undefined when it requires at most a session. */
export function capabilityOf({ access }: Pick<Endpoint, 'access'>): Capability | undefined {
  return access === 'public' || access === 'any' ? undefined : access;
}

/**
 * Whether a user with this role (and with `isOwner`, the clinic's owner) may call the endpoint at
 * all.
 */
export function mayCall(definition: Endpoint, role: Role, isOwner = false): boolean {
  const capability = capabilityOf(definition);
  if (capability === undefined) return true;
  if (definition.owner && !isOwner) return false;
  return may(role, capability);
}
