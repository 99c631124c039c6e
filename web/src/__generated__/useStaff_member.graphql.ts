/**
 * @generated SignedSource<<e92fcb6f2de06aad6e7c49b333683829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "KITCHEN" | "MANAGER" | "%future added value";
export type MemberState = "INVITED" | "OVER_LIMIT" | "PAUSED" | "WORKING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useStaff_member$data = {
  readonly acceptedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly invitedAt: string;
  readonly name: string | null | undefined;
  readonly role: MemberRole;
  readonly state: MemberState;
  readonly " $fragmentType": "useStaff_member";
};
export type useStaff_member$key = {
  readonly " $data"?: useStaff_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStaff_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStaff_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedAt",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "38957fa70bee52dc94fc2044642aeb46";

export default node;
