/**
 * @generated SignedSource<<5b9f26c942db733f000e3415d41a4e60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invoices_invoice$data = {
  readonly createdAt: string;
  readonly number: string | null | undefined;
  readonly pageUrl: string | null | undefined;
  readonly pdfUrl: string | null | undefined;
  readonly restaurant: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly status: string;
  readonly total: number;
  readonly " $fragmentType": "Invoices_invoice";
};
export type Invoices_invoice$key = {
  readonly " $data"?: Invoices_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invoices_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invoices_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Restaurant",
      "kind": "LinkedField",
      "name": "restaurant",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "42ffa37ae9ebee889241060c7d5c7fa9";

export default node;
