/** What the command line can do, in words. */
export const USAGE = `Usage: local-org <command> [options]

An org on this machine: compiles and runs the Apex of any sfdx project.

Commands
  test     run Apex tests
  check    report what does not compile
  exec     run anonymous Apex in the org of the project
  reset    delete the org of the project
  start    serve the org on this machine, for the Salesforce CLI and other clients
  install  install the project as a managed package, or upgrade it
  uninstall  take the package and all it had out of the org

Where the sources are (test, check, exec)
  --project DIR         a folder with sfdx-project.json (default: this folder)
  --source-dir DIR      a folder of sources; may be given several times
  --namespace NS        compile and run as the package of this namespace
  --definition-file F   the shape of a new org: features PersonAccounts, MultiCurrency and StateAndCountryPicklist of a
                        scratch org definition (default: config/project-scratch-def.json of the project)
  --conditions F        make the org as harsh as one of a customer (test, exec, start): a JSON file, see docs/local-org.md

local-org test
  --class-names A,B     only these test classes; may be given several times
  --tests A.m,B         only these methods or classes
  --suite-names S       only the classes of these suites
  --code-coverage       count covered lines
  --result-format F     human (default), json, junit or tap
  --json                the same as --result-format json
  --output-dir DIR      write the results into files there as well, named as sf apex run test names them
  --concise             human: failures and summary only
  --strict              a test that meets a platform call which is missing here fails, also where it catches the exception
  --verbose             human: every test method
  --test-time-limit N   seconds that a test method may take with all that it starts (default: 300)
  --test-memory-limit N megabytes of memory that may be in use while a test method runs (default: 1500)
  --jobs N              how many processes share the classes (default: by processors)
  --watch               run again whenever a source changes, until Ctrl+C
  --inspect             wait for a debugger, which can stop in Apex; one process
  --inspect-port N      where it listens on 127.0.0.1 (default: 9229; 0: any free one)
  --synchronous, --wait N, --poll-interval N, --test-level L: taken as sf takes them, without effect
  exit code 100 when a test fails

local-org check [DIR...]
  --json                the diagnostics as JSON
  exit code 1 when something does not compile

local-org exec
  --file F              a file of anonymous Apex; - or nothing reads standard input
  --org FILE            the org file (default: .local-org/org.db of the project)
  --allow-callouts HOST callouts of Apex may reach this host, or HOST:PORT; may be given several times (default: none)

local-org start
  --project DIR         the project; several folders are one org
  --empty               no project: an org that only deployments fill
  --org FILE            the org file (default: .local-org/org.db of the project)
  --definition-file F   the shape of a new org, as above
  --port N              the port on 127.0.0.1 (default: 8800; 0: any free one)
  --pages-port N        serve Lightning pages, too, at this port; needs the package local-org-pages
  --jwt-key FILE        a certificate or public key that may log in with sf org login jwt
  --client-id ID        the client id of that key
  --allow-callouts HOST callouts of Apex may reach this host, or HOST:PORT; may be given several times (default: none)
  --json                where the org is and its access token as JSON
  stops on Ctrl+C

local-org install, local-org uninstall
  --project DIR         the package
  --namespace NS        its namespace; an org that has the package knows it
  --org FILE            the org file (default: .local-org/org.db of the project)
  --post-install CLASS  its install handler (default: postInstallScript of sfdx-project.json)
  --pre-uninstall CLASS its uninstall handler (default: uninstallScript of sfdx-project.json)
  install again with a higher versionNumber in sfdx-project.json to upgrade

local-org reset
  --org FILE            the org file (default: .local-org/org.db of the project)
`;
