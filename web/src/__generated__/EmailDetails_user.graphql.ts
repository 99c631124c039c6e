/**
 * @generated SignedSource<<d3ec72ae55dd94eebba08d8f22678459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailDetails_user$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user" | "PendingEmail_user">;
  readonly " $fragmentType": "EmailDetails_user";
};
export type EmailDetails_user$key = {
  readonly " $data"?: EmailDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailDetails_user",
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
      "name": "emailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingEmail_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3e92428a467a41506dadb54bda3da5ae";

export default node;
