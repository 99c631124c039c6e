/**
 * @generated SignedSource<<65a789978558b4a5f6b93391b3ae0166>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendMail_order$data = {
  readonly customerEmail: string;
  readonly id: string;
  readonly isTest: boolean;
  readonly " $fragmentType": "ResendMail_order";
};
export type ResendMail_order$key = {
  readonly " $data"?: ResendMail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendMail_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendMail_order",
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
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmail",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "12e926097a50e175053da956e8097c83";

export default node;
