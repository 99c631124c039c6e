/**
 * @generated SignedSource<<ec531259ca52b57456627adbc50801dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LimitLines_service$data = {
  readonly adSpendIncluded: number | null | undefined;
  readonly orderLimit: number | null | undefined;
  readonly platformsManaged: number | null | undefined;
  readonly postsPerWeek: number | null | undefined;
  readonly staffLimit: number | null | undefined;
  readonly " $fragmentType": "LimitLines_service";
};
export type LimitLines_service$key = {
  readonly " $data"?: LimitLines_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitLines_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitLines_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platformsManaged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postsPerWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adSpendIncluded",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "877a0ede75cdb927a744d385091d7ec9";

export default node;
