/**
 * @generated SignedSource<<4abc34d8e0a8ae07465bf7bc376d6992>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuReviewKind = "ADDED" | "CHANGED" | "REMOVED" | "%future added value";
export type MenuReviewSubject = "OPTION_GROUP" | "PRODUCT" | "SECTION" | "%future added value";
export type MenuVersionCause = "EDIT" | "IMPORT" | "RESTORE" | "UNDO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MenuHistory_restaurant$data = {
  readonly id: string;
  readonly importUndo: {
    readonly changesSince: ReadonlyArray<{
      readonly details: ReadonlyArray<string>;
      readonly kind: MenuReviewKind;
      readonly name: string;
      readonly sectionName: string | null | undefined;
      readonly subject: MenuReviewSubject;
    }>;
    readonly importedAt: string;
    readonly until: string;
  } | null | undefined;
  readonly menuVersions: ReadonlyArray<{
    readonly cause: MenuVersionCause;
    readonly createdAt: string;
    readonly id: string;
    readonly productCount: number;
    readonly version: number;
  }>;
  readonly newest: ReadonlyArray<{
    readonly version: number;
  }>;
  readonly siteVersion: number;
  readonly " $fragmentType": "MenuHistory_restaurant";
};
export type MenuHistory_restaurant$key = {
  readonly " $data"?: MenuHistory_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuHistory_restaurant">;
};

import MenuHistoryQuery_graphql from './MenuHistoryQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MenuHistoryQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MenuHistory_restaurant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportUndo",
      "kind": "LinkedField",
      "name": "importUndo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuReviewRow",
          "kind": "LinkedField",
          "name": "changesSince",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectionName",
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
              "name": "details",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "MenuVersion",
      "kind": "LinkedField",
      "name": "menuVersions",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": "menuVersions(first:1)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 11
        }
      ],
      "concreteType": "MenuVersion",
      "kind": "LinkedField",
      "name": "menuVersions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "name": "cause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};
})();

(node as any).hash = "8d18c5707bcd07bfecee82b4ece8e9c2";

export default node;
