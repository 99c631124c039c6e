/**
 * @generated SignedSource<<0e52885b1c9da77fd4029d5939d918dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RedesignParty = "OPERATOR" | "OWNER" | "%future added value";
export type RedesignState = "APPROVED" | "CHANGES_ASKED" | "IN_PROGRESS" | "PROPOSED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RedesignCard_redesign$data = {
  readonly brief: string;
  readonly id: string;
  readonly links: ReadonlyArray<string>;
  readonly moves: ReadonlyArray<{
    readonly at: string;
    readonly by: RedesignParty;
    readonly imageUrls: ReadonlyArray<string>;
    readonly link: string | null | undefined;
    readonly name: string | null | undefined;
    readonly text: string | null | undefined;
    readonly to: RedesignState;
  }>;
  readonly restaurantName: string;
  readonly siteUrl: string;
  readonly state: RedesignState;
  readonly " $fragmentType": "RedesignCard_redesign";
};
export type RedesignCard_redesign$key = {
  readonly " $data"?: RedesignCard_redesign$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedesignCard_redesign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RedesignCard_redesign",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brief",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restaurantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RedesignMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Redesign",
  "abstractKey": null
};

(node as any).hash = "9567238e75d31773b4330ccbf5afc763";

export default node;
