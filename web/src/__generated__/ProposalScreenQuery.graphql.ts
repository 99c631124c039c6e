/**
 * @generated SignedSource<<fdd4f0468d2b714155fbfe1a35d4ee19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposalScreenQuery$variables = {
  token: string;
};
export type ProposalScreenQuery$data = {
  readonly redesignProposal: {
    readonly " $fragmentSpreads": FragmentRefs<"ProposalScreen_proposal">;
  } | null | undefined;
};
export type ProposalScreenQuery = {
  response: ProposalScreenQuery$data;
  variables: ProposalScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProposalScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedesignProposal",
        "kind": "LinkedField",
        "name": "redesignProposal",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProposalScreen_proposal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProposalScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedesignProposal",
        "kind": "LinkedField",
        "name": "redesignProposal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restaurantId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "standing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answerableUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "74459734c4245677d5d32a9e8085db8a",
    "id": null,
    "metadata": {},
    "name": "ProposalScreenQuery",
    "operationKind": "query",
    "text": "query ProposalScreenQuery(\n  $token: String!\n) {\n  redesignProposal(token: $token) {\n    ...ProposalScreen_proposal\n  }\n}\n\nfragment ProposalScreen_proposal on RedesignProposal {\n  restaurantId\n  restaurantName\n  text\n  link\n  imageUrls\n  at\n  standing\n  answerableUntil\n}\n"
  }
};
})();

(node as any).hash = "69031de7c4ba67b40b0c057228fb84df";

export default node;
