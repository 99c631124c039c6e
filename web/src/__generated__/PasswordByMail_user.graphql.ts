/**
 * @generated SignedSource<<b50264742322118282afcbba388766e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordByMail_user$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordByMail_user";
};
export type PasswordByMail_user$key = {
  readonly " $data"?: PasswordByMail_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordByMail_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordByMail_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "291bf4c6195028c802fe776e8bb84075";

export default node;
