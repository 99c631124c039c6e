/**
 * @generated SignedSource<<bef111b1c52c9a938334abdef2168077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonScreenQuery$variables = {
  id: string;
};
export type PersonScreenQuery$data = {
  readonly operator: {
    readonly person: {
      readonly createdAt: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly hasGoogle: boolean;
      readonly hasPassword: boolean;
      readonly helpedSites: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SiteRow_site">;
      }>;
      readonly name: string;
      readonly openSessions: ReadonlyArray<{
        readonly createdAt: string;
        readonly device: string;
        readonly id: string;
        readonly lastUsedAt: string;
      }>;
      readonly ownSites: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SiteRow_site">;
      }>;
      readonly pendingEmail: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PersonScreenQuery = {
  response: PersonScreenQuery$data;
  variables: PersonScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailVerified",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingEmail",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasGoogle",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SiteRow_site"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "OperatorSession",
  "kind": "LinkedField",
  "name": "openSessions",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  (v9/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "package",
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
    "name": "suspendedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OperatorPerson",
    "kind": "LinkedField",
    "name": "owner",
    "plural": false,
    "selections": [
      (v9/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PersonScreenQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "OperatorPerson",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorSite",
                "kind": "LinkedField",
                "name": "ownSites",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorSite",
                "kind": "LinkedField",
                "name": "helpedSites",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "PersonScreenQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "OperatorPerson",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorSite",
                "kind": "LinkedField",
                "name": "ownSites",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorSite",
                "kind": "LinkedField",
                "name": "helpedSites",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8a488c65e0f6d8328376130995bb580c",
    "id": null,
    "metadata": {},
    "name": "PersonScreenQuery",
    "operationKind": "query",
    "text": "query PersonScreenQuery(\n  $id: ID!\n) {\n  operator {\n    person(id: $id) {\n      name\n      email\n      emailVerified\n      pendingEmail\n      hasPassword\n      hasGoogle\n      createdAt\n      ownSites {\n        id\n        ...SiteRow_site\n      }\n      helpedSites {\n        id\n        ...SiteRow_site\n      }\n      openSessions {\n        id\n        device\n        createdAt\n        lastUsedAt\n      }\n      id\n    }\n  }\n}\n\nfragment SiteRow_site on OperatorSite {\n  id\n  name\n  slug\n  package\n  status\n  suspendedAt\n  owner {\n    id\n    email\n  }\n}\n"
  }
};
})();

(node as any).hash = "e5039805c685ae0900ffae46c04f0d06";

export default node;
