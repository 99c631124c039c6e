/**
 * @generated SignedSource<<1b236313c2f95822ef5f6ba05a4199d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteReportsScreen_query$data = {
  readonly operator: {
    readonly reports: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ReportCard_report">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "SiteReportsScreen_query";
};
export type SiteReportsScreen_query$key = {
  readonly " $data"?: SiteReportsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteReportsScreen_query">;
};

import SiteReportsScreenPageQuery_graphql from './SiteReportsScreenPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "operator",
  "reports"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isOpen"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": SiteReportsScreenPageQuery_graphql
    }
  },
  "name": "SiteReportsScreen_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Operator",
      "kind": "LinkedField",
      "name": "operator",
      "plural": false,
      "selections": [
        {
          "alias": "reports",
          "args": [
            {
              "kind": "Variable",
              "name": "isOpen",
              "variableName": "isOpen"
            }
          ],
          "concreteType": "SiteReportConnection",
          "kind": "LinkedField",
          "name": "__SiteReportsScreen_reports_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteReportEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SiteReport",
                  "kind": "LinkedField",
                  "name": "node",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ReportCard_report"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a5096a8da67fe4db1d9803b867ba35ea";

export default node;
