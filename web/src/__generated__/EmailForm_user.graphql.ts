/**
 * @generated SignedSource<<a9b37e1ebb5528a9ad5d80cf600576e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "EmailForm_user";
};
export type EmailForm_user$key = {
  readonly " $data"?: EmailForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_user",
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
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "32025ec9435cb7a120201cde04f2e2bc";

export default node;
