/**
 * @generated SignedSource<<1d95975aa2db6e5e724a1ac97fd08f5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailDetailsPending_user$data = {
  readonly email: string;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailDetailsPending_user";
};
export type EmailDetailsPending_user$key = {
  readonly " $data"?: EmailDetailsPending_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetailsPending_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailDetailsPending_user",
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

(node as any).hash = "35a95115b3ffe03f542d7aa830c7f1b4";

export default node;
