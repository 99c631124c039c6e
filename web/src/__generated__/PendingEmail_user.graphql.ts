/**
 * @generated SignedSource<<314cc87754133319d3ba6ff9184707d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingEmail_user$data = {
  readonly email: string;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "PendingEmail_user";
};
export type PendingEmail_user$key = {
  readonly " $data"?: PendingEmail_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingEmail_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingEmail_user",
  "selections": [
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
      "name": "pendingEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "80b340435767aca47d40731e0a3d220f";

export default node;
